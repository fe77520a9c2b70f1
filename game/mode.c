/* Whoever may act now. Nothing here moves time but passes and waits, which are bookkeeping. */
#include "game/mode.h"

#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/view.h"

#include <stdlib.h>
#include <string.h>

enum { SLICES_MOST = 1000000 };

const char *const XMode_Ids[XMODE_COUNT] = {"classic", "squad", "real"};

int64_t XMode_NextTime(const XGame *game, const XCreature *creature)
{
  return XScheduler_TimeOf(&game->world->scheduler, &creature->base.base);
}

int64_t XMode_End(const XGame *game)
{
  return game->squad_now + XGame_Rules(game)->squad_turn;
}

bool XMode_CanAct(const XGame *game, const XCreature *member)
{
  if (!XParty_IsHere(game, member))
    return false;
  if (game->mode == XMODE_CLASSIC)
    return XScheduler_IsDue(&game->world->scheduler, &member->base.base);
  if (game->mode == XMODE_SQUAD)
    return game->squad_on && XMode_NextTime(game, member) < XMode_End(game);
  return XMode_NextTime(game, member) <= game->world->scheduler.time;
}

bool XMode_IsLed(const XGame *game, const XCreature *member)
{
  return XCreature_IsHero(game->world, member) || member->order == XORDER_LEAD ||
         game->mode == XMODE_SQUAD;
}

int32_t XMode_Left(const XGame *game, const XCreature *member)
{
  if (!game->squad_on || !XMode_CanAct(game, member))
    return 0;
  return XDelay_InTU(game->world, member, (XProfile)game->profile,
                     XMode_End(game) - XMode_NextTime(game, member));
}

int32_t XMode_Borrowed(const XGame *game, const XCreature *member, int64_t ticks)
{
  const int64_t beyond = XMode_NextTime(game, member) + ticks - XMode_End(game);
  return !game->squad_on || beyond <= 0
             ? 0
             : XDelay_InTU(game->world, member, (XProfile)game->profile, beyond);
}

/* Nobody banks idle time: who is behind Current_Time starts the turn there. */
void XMode_BeginTurn(XGame *game, const XCreature *first)
{
  game->squad_on = 1;
  game->squad_now = XMode_NextTime(game, first);
  for (int32_t i = 0; i < XParty_Count(game); i++) {
    XCreature *member = XParty_At(game, i);
    if (!XParty_IsHere(game, member))
      continue;
    const int64_t behind = game->squad_now - XMode_NextTime(game, member);
    if (behind > 0)
      XGame_Book(game, member, (int32_t)(behind > INT32_MAX ? INT32_MAX : behind));
  }
}

bool XMode_GoesOn(XGame *game)
{
  for (int32_t i = 0; game->squad_on && i < XParty_Count(game); i++)
    if (XMode_CanAct(game, XParty_At(game, i)))
      return true;
  game->squad_on = 0;
  return false;
}

void XMode_Watch(XGame *game)
{
  if (game->mode != XMODE_REAL || game->state != XGAME_PLAYING)
    return;
  const int32_t danger = XGame_CountEnemiesInView(game);
  if (danger > game->danger && game->real_until > game->world->scheduler.time)
    game->real_until = game->world->scheduler.time;
  game->alarmed = game->alarmed || danger > game->danger;
  game->danger = danger;
}

/* --- free commands --- */

static void enter(XGame *game, XTimeMode mode)
{
  if (mode == XMODE_REAL) {
    game->real_until = game->world->scheduler.time;
    game->danger = XGame_CountEnemiesInView(game);
  } else {
    game->turn_mode = (uint8_t)mode;
  }
  for (int32_t i = 0; i < XParty_Count(game); i++)
    XParty_Member(game, XParty_At(game, i))->queued[0] = '\0';
  game->mode = (uint8_t)mode;
  game->squad_on = 0;
}

bool XMode_Set(XGame *game, const char *rest, XText *why)
{
  for (int32_t i = 0; i < XMODE_COUNT; i++) {
    if (strcmp(XMode_Ids[i], rest) != 0)
      continue;
    if (i == XMODE_SQUAD && XParty_CountHere(game) < 2) {
      XText_Add(why, "a squad is two or more; nobody goes with you here");
      return false;
    }
    if (i != game->mode)
      enter(game, (XTimeMode)i);
    return true;
  }
  XText_Add(why, "one of: classic squad real");
  return false;
}

static void pass(XGame *game, XCreature *member)
{
  if (XMode_CanAct(game, member))
    XGame_Book(game, member, (int32_t)(XMode_End(game) - XMode_NextTime(game, member)));
}

bool XMode_Pass(XGame *game, const char *rest, XText *why)
{
  if (!game->squad_on) {
    XText_Add(why, "only a squad turn can be passed");
    return false;
  }
  if (strcmp(rest, "all") == 0) {
    for (int32_t i = 0; i < XParty_Count(game); i++)
      pass(game, XParty_At(game, i));
    return true;
  }
  XCreature *member = *rest == '\0' ? XGame_Hero(game) : XParty_Find(game, rest, strlen(rest));
  if (member == NULL || !XMode_CanAct(game, member)) {
    XText_Add(why, "who passes? the name of one who has time left, or all");
    return false;
  }
  pass(game, member);
  return true;
}

bool XMode_Slices(XGame *game, const char *rest, XText *why)
{
  char *end;
  const long slices = strtol(rest, &end, 10);
  if (game->mode != XMODE_REAL || end == rest || *end != '\0' || slices < 1 ||
      slices > SLICES_MOST) {
    XText_AddFormat(why, "only in real time, and slices from 1 to %d", SLICES_MOST);
    return false;
  }
  game->alarmed = false;
  game->real_until = game->world->scheduler.time + slices * XSCHEDULER_TIME_SLICE;
  return true;
}
