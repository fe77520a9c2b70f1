/* Commit first, then run: what the screen will show has already happened on disk. */
#include "game/store.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/activity.h"
#include "game/mode.h"
#include "game/message.h"

#include <stdio.h>
#include <stdlib.h>

enum { BEATS_MOST = 10000 }; /* slices that one row holds at most */

void XSession_Init(XSession *session, XGame *game, XStore store)
{
  *session = (XSession){.game = game, .store = store};
}

static void set_warning(XSession *session, const char *text)
{
  free(session->warning_text);
  session->warning_text = text == NULL ? NULL : XStrDup(text);
  session->warning = session->warning_text;
}

void XSession_Clear(XSession *session)
{
  set_warning(session, NULL);
}

/* What the store said of a write: a lasting warning while it fails, none once it works again. */
static bool note(XSession *session, bool good, XText *why)
{
  set_warning(session, good ? NULL : why->data);
  return good;
}

static XAdvance advance(XSession *session, int32_t turns)
{
  const XAdvance result = XGame_Advance(session->game, turns);
  if (result == XADV_DEAD && session->store.Died != NULL) {
    XText why;
    XText_Init(&why);
    note(session, session->store.Died(session->store.context, session->game, &why), &why);
    XText_Clear(&why);
  } else if (session->game->fateful) {
    /* Whatever keys are waiting, it is made safe before it is shown: nothing can be fished for by
       pulling the plug. */
    session->game->fateful = false;
    XSession_Shown(session, true);
  }
  return result;
}

static XAdvance as_it_is(const XSession *session)
{
  const XGame *game = session->game;
  if (game->state == XGAME_DEAD)
    return XADV_DEAD;
  const bool waits = game->mode != XMODE_CLASSIC || game->activity.kind == XACTIVITY_NONE;
  return waits ? XADV_NEED_INPUT : XADV_SHOW; /* others can be spoken to meanwhile */
}

XAdvance XSession_Do(XSession *session, const char *line, int32_t turns, bool *ran, XText *why)
{
  XGame *game = session->game;
  const XCommand *command = XCommand_Find(line);
  XAction action;
  *ran = false;
  if (as_it_is(session) != XADV_NEED_INPUT)
    return as_it_is(session);
  if (command == NULL || command->kind == XCOMMAND_SCREEN) {
    XText_AddFormat(why, "\"%s\" is no command", line);
    return XADV_NEED_INPUT;
  }
  if (!XCommand_Parse(game, line, &action, why))
    return XADV_NEED_INPUT;
  if (session->store.Commit != NULL &&
      !note(session, session->store.Commit(session->store.context, game, line, why), why))
    return XADV_NEED_INPUT;
  session->beats = 0;
  *ran = XGame_Command(game, line, why);
  return advance(session, turns);
}

/* Writes how far time runs: into the row before when that is such a row and still open. */
static bool commit_beat(XSession *session, int32_t slices, XText *why)
{
  const XStore *store = &session->store;
  char line[40];
  const bool goes_on = session->beats > 0 && store->IsOpen != NULL && store->IsOpen(store->context);
  if (!goes_on)
    session->beats = 0;
  snprintf(line, sizeof line, "slices %d", (int)(session->beats + slices));
  if (goes_on) /* a row that cannot be amended now is before anything else is written */
    note(session, store->Amend(store->context, session->game, line, why), why);
  else if (store->Commit != NULL &&
           !note(session, store->Commit(store->context, session->game, line, why), why))
    return false;
  session->beats += slices;
  session->game->commands += !goes_on;
  return true;
}

XAdvance XSession_Beat(XSession *session, int32_t slices)
{
  XGame *game = session->game;
  char rest[16];
  XText why;
  if (game->state != XGAME_PLAYING || game->mode != XMODE_REAL)
    return as_it_is(session);
  if (session->beats > BEATS_MOST)
    session->beats = 0;
  XText_Init(&why);
  snprintf(rest, sizeof rest, "%d", (int)slices);
  const bool good = commit_beat(session, slices, &why) && XMode_Slices(game, rest, &why);
  XText_Clear(&why);
  const XAdvance result = good ? advance(session, INT32_MAX) : XADV_NEED_INPUT;
  if (game->alarmed) /* time stopped short of what the row says: it is closed */
    session->beats = 0;
  return result;
}

XAdvance XSession_Continue(XSession *session, int32_t turns)
{
  return as_it_is(session) == XADV_SHOW ? advance(session, turns) : as_it_is(session);
}

XAdvance XSession_Interrupt(XSession *session)
{
  XGame *game = session->game;
  if (as_it_is(session) != XADV_SHOW)
    return as_it_is(session);
  XText line, why;
  XText_Init(&line);
  XText_Init(&why);
  XActivity_Line(game, &line);
  XGame_Interrupt(game);
  if (session->store.Amend != NULL)
    note(session, session->store.Amend(session->store.context, game, line.data, &why), &why);
  XText_Clear(&line);
  XText_Clear(&why);
  return advance(session, 1);
}

void XSession_Shown(XSession *session, bool idle)
{
  if (session->store.Shown == NULL)
    return;
  XText why;
  XText_Init(&why);
  const bool good = session->store.Shown(session->store.context, session->game, idle, &why);
  if (!good || session->warning != NULL)
    note(session, good, &why);
  if (good && why.length > 0)
    XGame_Log(session->game, why.data, XEVENT_WARN);
  XText_Clear(&why);
}

bool XSession_Elsewhere(XSession *session, const char *dir, XText *why)
{
  const XStore *store = &session->store;
  if (store->Elsewhere == NULL) {
    XText_Add(why, "this game is kept in one place only");
    return false;
  }
  const bool good = store->Elsewhere(store->context, session->game, dir, why);
  if (good)
    set_warning(session, NULL);
  return good;
}
