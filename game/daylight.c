/* Dusk and dawn. */
#include "game/daylight.h"

#include "engine/xclock.h"
#include "game/message.h"

bool XDaylight_IsNight(const XGame *game)
{
  const XRules *rules = XGame_Rules(game);
  const int32_t hour = XTime_Date(game->world->scheduler.seconds).hour;
  return hour < rules->dawn || hour >= rules->dusk;
}

void XDaylight_Tell(XGame *game)
{
  const bool night = XDaylight_IsNight(game);
  if (night == (game->night != 0))
    return;
  game->night = night;
  if (XWorld_Here(game->world)->outdoors)
    XGame_Tell(game, night ? "dusk" : "dawn", XEVENT_WARN, NULL, 0);
}
