/* Timers of places and modifiers. A modifier is a record with the handle of its timer. */
#include "game/xtimer.h"

#include "creature/needs.h"
#include "creature/speed.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/windup.h"
#include "magic/xmodifier.h"

#include <stdio.h>

static const XField timer_fields[] = {
    XFIELD_HANDLE(XTimer, owner),
    XFIELD_TEXT(XTimer, callback),
    XFIELD_KIND(XTimer, modifier, XKIND_MODIFIER),
    XFIELD_END,
};

const XClass XTimer_Class = {
    .name = "timer", .base = &XObject_Class, .size = sizeof(XTimer), .fields = timer_fields};

XTimer *XTimer_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XTimer_Class) ? (XTimer *)object : NULL;
}

static XTimer *timer_new(XGame *game, const XObject *owner, int32_t ticks)
{
  XTimer *timer = (XTimer *)XObjectTable_New(&game->world->objects, &XTimer_Class, 0);
  timer->owner = owner->self;
  timer->base.ttmb = ticks;
  XScheduler_Add(&game->world->scheduler, &timer->base, ticks);
  return timer;
}

XTimer *XLocation_CreateTimerEvent(XGame *game, XLocation *location, const char *callback,
                                   int32_t ticks)
{
  XTimer *timer = timer_new(game, &location->base, ticks < 1 ? XTIMER_DEFAULT_TICKS : ticks);
  snprintf(timer->callback, sizeof timer->callback, "%s", callback);
  return timer;
}

static XModifier *find_record(XCreature *creature, const XModifierKind *kind)
{
  XModifier *records = creature->modifiers.items;
  for (int32_t i = 0; i < creature->modifiers.count; i++)
    if (records[i].kind == &kind->base)
      return &records[i];
  return NULL;
}

/* What it took since its bearer's last turn is due now. One that is away from the hero lives on. */
static void run_out(XGame *game, XCreature *creature, const XModifierKind *kind)
{
  XModifier *record = find_record(creature, kind);
  if (record == NULL)
    return;
  int32_t due = XModifier_Harm(record, game->world->scheduler.time);
  if (XCreature_Location(game->world, creature) != XWorld_Here(game->world) && due >= creature->hp)
    due = creature->hp - 1;
  XCreature_End(game, creature, kind);
  if (due > 0)
    XGame_Suffer(game, creature, kind, due);
}

int32_t XTimer_Run(XGame *game, XTimer *timer)
{
  XObject *owner = XWorld_Get(game->world, timer->owner);
  XCreature *creature = XCreature_Try(owner);
  if (creature != NULL && timer->modifier != NULL) {
    run_out(game, creature, (const XModifierKind *)timer->modifier);
    return 0;
  }
  const XScript *script = &game->world->script;
  if (XLocation_Try(owner) == NULL || script->LocationTimer == NULL)
    return 0;
  return script->LocationTimer(script->context, game->world, timer->owner, timer->callback);
}

/* The sentence may tell the Sp: that the change leaves. */
static void tell_change(XGame *game, const XCreature *creature, const XModifierKind *kind,
                        const char *word)
{
  if (word == NULL)
    return;
  const XEventWeight weight =
      kind->harmful && word == kind->word_begin ? XEVENT_WARN : XEVENT_PLAIN;
  XEvent event = XEvent_Of(game, word, weight, creature);
  event.amount = XCreature_GetShownSpeed(game->world, creature, (XProfile)game->profile);
  XGame_Emit(game, &event);
}

/* A new timer for the time left, in place of the old one. */
static void set_end(XGame *game, XCreature *creature, XModifier *record, int64_t ticks)
{
  XObject *old = XWorld_Get(game->world, record->timer);
  if (old != NULL)
    XWorld_Destroy(game->world, old);
  if (ticks > INT32_MAX / 2)
    ticks = INT32_MAX / 2;
  XTimer *timer = timer_new(game, XCreature_Object(creature), (int32_t)ticks);
  timer->modifier = record->kind;
  record->timer = timer->base.self;
  record->ends_at = game->world->scheduler.time + ticks;
}

/* Percent by which a duration is divided. */
static int64_t shortening(const XWorld *world, const XCreature *creature, const XModifierKind *kind)
{
  return kind->harmful ? XCreature_ShortenPercent(world, creature, kind->bodily) : 100;
}

void XCreature_Begin(XGame *game, XCreature *creature, const XModifierKind *kind, int32_t slices)
{
  const int32_t resist = XCreature_Resist(game->world, creature, kind->element);
  if (resist >= XRESIST_MOST)
    return;
  int64_t ticks =
      (int64_t)slices * XSCHEDULER_TIME_SLICE * 100 / shortening(game->world, creature, kind);
  ticks = XResist_Left(ticks, resist);
  if (ticks < XSCHEDULER_TIME_SLICE)
    ticks = XSCHEDULER_TIME_SLICE;
  for (int32_t i = 0; i < kind->cure_count; i++)
    XCreature_End(game, creature, kind->cures[i]);
  XModifier *record = find_record(creature, kind);
  const int64_t left = record == NULL ? 0 : record->ends_at - game->world->scheduler.time;
  if (record != NULL && kind->stacking == XSTACKING_REFUSE)
    return;
  if (record != NULL && kind->stacking == XSTACKING_LENGTHEN)
    ticks += left;
  if (record != NULL && kind->stacking == XSTACKING_REFRESH && left > ticks)
    return;
  const bool fresh = record == NULL;
  if (fresh) {
    record = XRecords_Add(&creature->modifiers, sizeof *record);
    record->kind = &kind->base;
    record->harmed_at = game->world->scheduler.time;
  }
  set_end(game, creature, record, ticks);
  if (kind->breaks)
    XWindUp_Break(game, creature);
  if (fresh)
    tell_change(game, creature, kind, kind->word_begin);
}

void XCreature_BeginRolled(XGame *game, XCreature *creature, const XModifierKind *kind,
                           const XDice *slices)
{
  const XDice *dice = XDice_Max(slices) > 0 ? slices : &kind->duration;
  XCreature_Begin(game, creature, kind,
                  XDice_Roll(dice, XWorld_Stream(game->world, XSTREAM_COMBAT)));
}

void XCreature_End(XGame *game, XCreature *creature, const XModifierKind *kind)
{
  XModifier *record = find_record(creature, kind);
  if (record == NULL)
    return;
  XObject *timer = XWorld_Get(game->world, record->timer);
  if (timer != NULL)
    XWorld_Destroy(game->world, timer);
  XRecords_Remove(&creature->modifiers, sizeof *record,
                  (int32_t)(record - (XModifier *)creature->modifiers.items));
  tell_change(game, creature, kind, kind->word_end);
}
