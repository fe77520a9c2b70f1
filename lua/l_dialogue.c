/* The builder Dialogue. */
#include "game/talk.h"

#include "lua/builder.h"

#include <stddef.h>
#include <string.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"the miller's troubles\", for lists", XPARAM_AT(XKind, name), 1, 60,
     true},
    {.name = NULL},
};

static const XParam speaker[] = {
    {"monster", XPARAM_REF, "whoever is of this kind", XPARAM_AT(XDialogueKind, speaker),
     .kind = XKIND_MONSTER, .required = true},
    {.name = NULL},
};

static const XParam say[] = {
    {"id", XPARAM_TEXT, "names it for answers", XPARAM_AT(XTalkNode, id), 1, 30, true},
    {"text", XPARAM_TEXT, "what is said", XPARAM_AT(XTalkNode, text), 1, 150, true},
    {.name = NULL},
};

static const XParam answer[] = {
    {"from", XPARAM_TEXT, "the id of what it answers", XPARAM_AT(XTalkAnswer, from), 1, 30, true},
    {"text", XPARAM_TEXT, "what the hero says", XPARAM_AT(XTalkAnswer, text), 1, 70, true},
    {"to", XPARAM_TEXT, "the id of what is said then; not said: the talk is over",
     XPARAM_AT(XTalkAnswer, to), 1, 30},
    {"when", XPARAM_CALLBACK,
     "a global function: gets hero and speaker, returns whether it can be given",
     XPARAM_AT(XTalkAnswer, when), 1, 47},
    {"does", XPARAM_CALLBACK, "a global function: gets hero and speaker, when it is given",
     XPARAM_AT(XTalkAnswer, does), 1, 47},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Speaker", XFORM_ARGS, "Who leads it.", .params = speaker, .required = true},
    {"Say", XFORM_APPEND, "Something that is said; the first begins the talk.", .params = say,
     .required = true, XMETHOD_LIST(XDialogueKind, nodes, node_count, XTALK_NODES)},
    {"Answer", XFORM_APPEND, "Something that can be answered.", .params = answer,
     XMETHOD_LIST(XDialogueKind, answers, answer_count, XTALK_ANSWERS)},
    {.name = NULL},
};

static bool has_node(const XDialogueKind *kind, const char *id, int32_t below)
{
  for (int32_t i = 0; i < below; i++)
    if (kind->nodes[i].id != NULL && id != NULL && strcmp(kind->nodes[i].id, id) == 0)
      return true;
  return false;
}

/* What no answer leads to is never said. */
static bool is_reached(const XDialogueKind *kind, const XTalkNode *node)
{
  for (int32_t i = 0; i < kind->answer_count; i++) {
    const XTalkAnswer *by = &kind->answers[i];
    if (by->to != NULL && strcmp(by->to, node->id) == 0 && strcmp(by->from, node->id) != 0)
      return true;
  }
  return false;
}

static void check_answers(XCheck *at, const XDialogueKind *kind)
{
  for (int32_t i = 0; i < kind->answer_count; i++) {
    const XTalkAnswer *by = &kind->answers[i];
    if (!has_node(kind, by->from, kind->node_count))
      XCheck_ErrorIn(at, "Answer", i, "from", "E-ID-UNKNOWN", "nothing said here has the id \"%s\"",
                     by->from);
    if (by->to != NULL && !has_node(kind, by->to, kind->node_count))
      XCheck_ErrorIn(at, "Answer", i, "to", "E-ID-UNKNOWN", "nothing said here has the id \"%s\"",
                     by->to);
  }
}

static void check(XCheck *at, void *object)
{
  const XDialogueKind *kind = object;
  const XContent *content = XCheck_Content(at);
  if (XCheck_IsBroken(at, &kind->base, "Say") || XCheck_IsBroken(at, &kind->base, "Answer"))
    return;
  for (int32_t i = 0; i < kind->node_count; i++) {
    if (has_node(kind, kind->nodes[i].id, i))
      XCheck_ErrorIn(at, "Say", i, "id", "E-ID-DUPLICATE", "this id is taken");
    else if (i > 0 && !is_reached(kind, &kind->nodes[i]))
      XCheck_ErrorIn(at, "Say", i, "id", "E-CONFLICT", "no answer leads to \"%s\"",
                     kind->nodes[i].id);
  }
  check_answers(at, kind);
  for (int32_t i = 0; i < XContent_Count(content, XKIND_DIALOGUE); i++) {
    const XDialogueKind *other = (const XDialogueKind *)XContent_At(content, XKIND_DIALOGUE, i);
    if (other->base.index < kind->base.index && other->speaker == kind->speaker)
      XCheck_Error(at, "Speaker", "E-CONFLICT", "%s leads %s already",
                   kind->speaker != NULL ? kind->speaker->id : "?", other->base.id);
  }
}

const XBuilder XBuilder_Dialogue = {.name = "Dialogue",
                                    .word = "dialogue",
                                    .doc = "What somebody says, and what can be answered.",
                                    .type = XKIND_DIALOGUE,
                                    .size = sizeof(XDialogueKind),
                                    .methods = methods,
                                    .Check = check};
