/* The builder Trap. */
#include "game/trap.h"

#include "lua/builder.h"
#include "lua/windup_params.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "without article: \"pit\"", XPARAM_AT(XKind, name), 1, 60, true},
    {"glyph", XPARAM_GLYPH, "on the map, once it is known", XPARAM_AT(XTrapKind, glyph), 0, 126,
     true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XTrapKind, color), .members = &XEnum_Color,
     .required = true},
    {.name = NULL},
};

static const XParam found[] = {
    {"band", XPARAM_ENUM, "in places of this band and above", XPARAM_AT(XTrapKind, band),
     .members = &XEnum_Band, .required = true},
    {"weight", XPARAM_INT, "among those of the band; 0 never by chance",
     XPARAM_AT(XTrapKind, weight), 0, 10000, true},
    {.name = NULL},
};

static const XParam hidden[] = {
    {"percent", XPARAM_INT, "taken from the chance to notice it at each step",
     XPARAM_AT(XTrapKind, hidden), -100, 100, true},
    {.name = NULL},
};

static const XParam damage[] = {
    {"dice", XPARAM_DICE, "hit points", XPARAM_AT(XTrapKind, damage), 0, 1000, true},
    {.name = NULL},
};

static const XParam hold[] = {
    {"dice", XPARAM_DICE, "TU that getting out takes; an ordinary action is 10",
     XPARAM_AT(XTrapKind, hold), 0, 1000, true},
    {.name = NULL},
};

static const XParam alarm[] = {
    {"cells", XPARAM_INT, "who is as near as this hears it and comes", XPARAM_AT(XTrapKind, alarm),
     1, 256, true},
    {.name = NULL},
};

static const XParam windup[] = {XWINDUP_PARAMS(XTrapKind), {.name = NULL}};

static const XParam words[] = {
    {"sprung", XPARAM_WORD, "words id of the sentence when it is stepped on",
     XPARAM_AT(XTrapKind, word), 1, 60, true},
    {"noticed", XPARAM_WORD, "when it is noticed", XPARAM_AT(XTrapKind, word_notice), 1, 60, true},
    {"cause", XPARAM_WORD, "what a tombstone says", XPARAM_AT(XTrapKind, cause), 1, 60, true},
    {"after", XPARAM_WORD, "when what teetered has fallen", XPARAM_AT(XTrapKind, word_after), 1,
     60},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XTrapKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name and how it looks.", .params = view, .required = true},
    {"Found", XFORM_ARGS, "Where it is met.", .params = found, .required = true},
    {"Hidden", XFORM_ARGS, "How well it is hidden.", .params = hidden},
    {"Damage", XFORM_ARGS, "What it does to hit points.", .params = damage},
    {"Hold", XFORM_ARGS, "The time it takes to get out.", .params = hold},
    {"Alarm", XFORM_ARGS, "That it calls those around.", .params = alarm},
    {"WindUp", XFORM_NAMED,
     "That it begins to fall when the hero comes within its reach, and is then gone.",
     .params = windup},
    {"Words", XFORM_NAMED, "Its sentences.", .params = words, .required = true},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  XTrapKind *trap = object;
  trap->windup.reach = 1;
}

static void check(XCheck *at, void *object)
{
  const XTrapKind *trap = object;
  if (XDice_Max(&trap->damage) < 1 && XDice_Max(&trap->hold) < 1 && trap->alarm < 1 &&
      trap->windup.name == NULL)
    XCheck_Error(at, NULL, "E-REQUIRED", "a trap needs :Damage, :Hold, :Alarm or :WindUp");
  if (trap->windup.pattern == XPATTERN_ARC || trap->windup.pattern == XPATTERN_LINE)
    XCheck_Error(at, "WindUp", "E-CONFLICT", "what falls has no direction: CELL, RING or BURST");
}

const XBuilder XBuilder_Trap = {"Trap",  "trap",  "Hidden traps.", XKIND_TRAP, sizeof(XTrapKind),
                                methods, prepare, check,           NULL};
