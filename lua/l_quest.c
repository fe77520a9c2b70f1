/* The builder Quest. */
#include "game/quest.h"

#include "lua/builder.h"

#include <stddef.h>
#include <string.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"the missing hour\", for lists", XPARAM_AT(XKind, name), 1, 40, true},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "one sentence: who wants what, and why",
     XPARAM_AT(XQuestKind, description), 1, 300, true},
    {.name = NULL},
};

static const XParam stage[] = {
    {"id", XPARAM_TEXT, "names it for the others", XPARAM_AT(XQuestStage, id), 1, 30, true},
    {"text", XPARAM_TEXT, "what is to be done", XPARAM_AT(XQuestStage, text), 1, 120, true},
    {"kill", XPARAM_REF, "somebody of this kind is to die by the hero or his company",
     XPARAM_AT(XQuestStage, kill), .kind = XKIND_MONSTER},
    {"reach", XPARAM_REF, "he is to come to this place", XPARAM_AT(XQuestStage, reach),
     .kind = XKIND_PLACE},
    {"talk", XPARAM_REF, "he is to speak to somebody of this kind", XPARAM_AT(XQuestStage, talk),
     .kind = XKIND_MONSTER},
    {"bring", XPARAM_REF, "with things of this kind, which are taken",
     XPARAM_AT(XQuestStage, bring), .kind = XKIND_ITEM},
    {"count", XPARAM_INT, "how many are to be killed or brought; 1 when not said",
     XPARAM_AT(XQuestStage, count), 1, 1000},
    {"within", XPARAM_INT, "slices of 100 ticks that there are for it",
     XPARAM_AT(XQuestStage, within), 1, 1000000},
    {"to", XPARAM_TEXT, "the stage that follows; not said: the quest is fulfilled",
     XPARAM_AT(XQuestStage, to), 1, 30},
    {"late", XPARAM_TEXT, "the stage when time is up; not said: the quest has failed",
     XPARAM_AT(XQuestStage, late), 1, 30},
    {.name = NULL},
};

static const XParam reward[] = {
    {"experience", XPARAM_INT, "points", XPARAM_AT(XQuestKind, experience), 1, 100000},
    {"gold", XPARAM_INT, "pieces", XPARAM_AT(XQuestKind, gold), 1, 100000},
    {"item", XPARAM_REF, "a thing", XPARAM_AT(XQuestKind, item), .kind = XKIND_ITEM},
    {"count", XPARAM_INT, "so many of it; 1 when not said", XPARAM_AT(XQuestKind, item_count), 1,
     1000},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Description", XFORM_ARGS, "What the list of quests tells.", .params = description,
     .required = true},
    {"Stage", XFORM_APPEND,
     "Something to be done: one of kill, reach and talk. The first begins it.", .params = stage,
     .required = true, XMETHOD_LIST(XQuestKind, stages, stage_count, XQUEST_STAGES)},
    {"Reward", XFORM_NAMED, "What it earns when it is fulfilled.", .params = reward},
    {.name = NULL},
};

static int32_t stage_of(const XQuestKind *kind, const char *id)
{
  for (int32_t i = 0; id != NULL && i < kind->stage_count; i++)
    if (kind->stages[i].id != NULL && strcmp(kind->stages[i].id, id) == 0)
      return i;
  return -1;
}

static void check_goal(XCheck *at, int32_t index, const XQuestStage *asked)
{
  const int goals = (asked->kill != NULL) + (asked->reach != NULL) + (asked->talk != NULL);
  if (goals != 1)
    XCheck_ErrorIn(at, "Stage", index, "id", "E-CONFLICT",
                   "a stage asks for one of kill, reach and talk");
  if (asked->bring != NULL && asked->talk == NULL)
    XCheck_ErrorIn(at, "Stage", index, "bring", "E-CONFLICT",
                   "what is brought is given to somebody: say talk as well");
  if (asked->late != NULL && asked->within == 0)
    XCheck_ErrorIn(at, "Stage", index, "late", "E-CONFLICT",
                   "nothing is late without a deadline: say within as well");
}

static void check_way(XCheck *at, const XQuestKind *kind, int32_t index, const char *field,
                      const char *id)
{
  if (id != NULL && stage_of(kind, id) < 0)
    XCheck_ErrorIn(at, "Stage", index, field, "E-ID-UNKNOWN", "this quest has no stage \"%s\"", id);
}

/* Marks what can be reached from the first stage. */
static void mark(const XQuestKind *kind, int32_t index, bool *reached)
{
  if (index < 0 || reached[index])
    return;
  reached[index] = true;
  mark(kind, stage_of(kind, kind->stages[index].to), reached);
  mark(kind, stage_of(kind, kind->stages[index].late), reached);
}

static void check_ways(XCheck *at, const XQuestKind *kind)
{
  bool reached[XQUEST_STAGES] = {false}, ends = false;
  mark(kind, 0, reached);
  for (int32_t i = 0; i < kind->stage_count; i++) {
    if (!reached[i])
      XCheck_ErrorIn(at, "Stage", i, "id", "E-STAGE-UNREACHED", "no stage leads to \"%s\"",
                     kind->stages[i].id);
    ends = ends || (reached[i] && kind->stages[i].to == NULL);
  }
  if (!ends)
    XCheck_Error(at, "Stage", "E-STAGE-UNREACHED",
                 "no stage ends the quest: leave out the `to` of the last");
}

static void check(XCheck *at, void *object)
{
  XQuestKind *kind = object;
  if (XCheck_IsBroken(at, &kind->base, "Stage"))
    return;
  bool sound = true;
  for (int32_t i = 0; i < kind->stage_count; i++) {
    XQuestStage *asked = &kind->stages[i];
    if (asked->count == 0)
      asked->count = 1;
    check_goal(at, i, asked);
    check_way(at, kind, i, "to", asked->to);
    check_way(at, kind, i, "late", asked->late);
    sound = sound && (asked->to == NULL || stage_of(kind, asked->to) >= 0) &&
            (asked->late == NULL || stage_of(kind, asked->late) >= 0);
    if (stage_of(kind, asked->id) < i) {
      XCheck_ErrorIn(at, "Stage", i, "id", "E-ID-DUPLICATE", "this id is taken");
      sound = false;
    }
  }
  if (kind->item != NULL && kind->item_count == 0)
    kind->item_count = 1;
  if (sound)
    check_ways(at, kind);
}

const XBuilder XBuilder_Quest = {.name = "Quest",
                                 .word = "quest",
                                 .doc = "Something to be undertaken, stage by stage.",
                                 .type = XKIND_QUEST,
                                 .size = sizeof(XQuestKind),
                                 .methods = methods,
                                 .Check = check};
