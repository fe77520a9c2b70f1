/* Telling hints. */
#include "game/hint.h"

#include "game/message.h"
#include "game/place.h"

void XHint_Tell(XGame *game)
{
  XLocation *place = XWorld_Here(game->world);
  const XPlaceKind *kind = (const XPlaceKind *)place->place;
  const XCreature *hero = XGame_Hero(game);
  for (int32_t i = 0; i < kind->hint_count; i++) {
    const XPlaceHint *hint = &kind->hints[i];
    const XMark *mark = XLocation_Mark(place, hint->mark);
    if (mark == NULL ||
        XCreature_Distance(hero->base.x, hero->base.y, mark->x, mark->y) > hint->reach ||
        !XMap_Visible(&place->map, mark->x, mark->y))
      continue;
    XLocation_RemoveMark(place, hint->mark);
    XGame_Tell(game, hint->word, XEVENT_WARN, NULL, 0);
  }
}
