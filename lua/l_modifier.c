/* The builder Modifier: temporary things in force on a creature. */
#include "magic/xmodifier.h"

#include "lua/resist.h"

#include <stddef.h>

static const XParam basic[] = {
    {"word", XPARAM_TEXT, "what the status line shows, \"slow\"", XPARAM_AT(XKind, name), 1, 20,
     true},
    {"duration", XPARAM_DICE, "in slices of clock time; 10 are an ordinary action",
     XPARAM_AT(XModifierKind, duration), 1, 100000, true},
    {"stacking", XPARAM_ENUM, "what a second one does", XPARAM_AT(XModifierKind, stacking),
     .members = &XEnum_Stacking, .required = true},
    {.name = NULL},
};

static const XParam slower[] = {
    {"ticks", XPARAM_INT, "ticks added to an ordinary action of 1000; negative is faster",
     XPARAM_AT(XModifierKind, slower), -900, 10000, true},
    {.name = NULL},
};

static const XParam delay[] = {
    {"n", XPARAM_INT, "numerator: every duration is multiplied by n / d",
     XPARAM_AT(XModifierKind, delay.n), 1, 100, true},
    {"d", XPARAM_INT, "denominator", XPARAM_AT(XModifierKind, delay.d), 1, 100, true},
    {.name = NULL},
};

static const XParam attack_delay[] = {
    {"n", XPARAM_INT, "numerator: attacks only, in place of any haste",
     XPARAM_AT(XModifierKind, attack_delay.n), 1, 100, true},
    {"d", XPARAM_INT, "denominator, not below the numerator",
     XPARAM_AT(XModifierKind, attack_delay.d), 1, 100, true},
    {.name = NULL},
};

static const XParam quickness[] = {
    {"points", XPARAM_INT, "added to quickness; each is two percent of the pace",
     XPARAM_AT(XModifierKind, quickness), -100, 100, true},
    {.name = NULL},
};

#define STAT(id, which)                                                                            \
  {                                                                                                \
    id, XPARAM_INT, "added to the stat", XPARAM_AT(XModifierKind, stats[which]), -100, 100         \
  }

static const XParam stats[] = {
    STAT("St", XSTAT_ST), STAT("Dx", XSTAT_DX), STAT("To", XSTAT_TO),
    STAT("Le", XSTAT_LE), STAT("Wi", XSTAT_WI), STAT("Ma", XSTAT_MA),
    STAT("Pe", XSTAT_PE), STAT("Ch", XSTAT_CH), {.name = NULL},
};

static const XParam combat[] = {
    {"hit", XPARAM_INT, "added to the chance to hit", XPARAM_AT(XModifierKind, hit), -100, 100},
    {"damage", XPARAM_INT, "added to each blow", XPARAM_AT(XModifierKind, damage), -100, 100},
    {"dv", XPARAM_INT, "added to defence", XPARAM_AT(XModifierKind, dv), -100, 100},
    {"pv", XPARAM_INT, "added to protection", XPARAM_AT(XModifierKind, pv), -100, 100},
    {.name = NULL},
};

static const XParam regeneration[] = {
    {"percent", XPARAM_INT, "added to the regeneration of hit points",
     XPARAM_AT(XModifierKind, regeneration), -100, 1000, true},
    {.name = NULL},
};

static const XParam harmful[] = {
    {"harmful", XPARAM_BOOL, "shown as danger, stops activities, shortened by willpower",
     XPARAM_AT(XModifierKind, harmful), .required = true},
    {"bodily", XPARAM_BOOL, "shortened by toughness and the healing skill, not by willpower",
     XPARAM_AT(XModifierKind, bodily)},
    {.name = NULL},
};

static const XParam harm[] = {
    {"per_1000", XPARAM_INT, "hundredths of a hit point lost per 1000 ticks",
     XPARAM_AT(XModifierKind, harm100), 1, 100000, true},
    {"cause", XPARAM_WORD, "words id of the death it brings, \"cause.poison\"",
     XPARAM_AT(XModifierKind, cause), 1, 60, true},
    {"word", XPARAM_WORD, "words id of the sentence when hit points are lost",
     XPARAM_AT(XModifierKind, word_harm), 1, 60},
    {.name = NULL},
};

static const XParam confusion[] = {
    {"percent", XPARAM_INT, "of steps and blows that go astray",
     XPARAM_AT(XModifierKind, confusion), 1, 100, true},
    {.name = NULL},
};

static const XParam breaks[] = {
    {"breaks", XPARAM_BOOL, "it ends what its bearer winds up", XPARAM_AT(XModifierKind, breaks),
     .required = true},
    {.name = NULL},
};

static const XParam element[] = {
    {"element", XPARAM_ENUM, "resistance to it shortens this, and wards it off at 100 percent",
     XPARAM_AT(XModifierKind, element), .members = &XEnum_Resist, .required = true},
    {.name = NULL},
};

static const XParam resist[] = {XRESIST_PARAMS(XModifierKind), {.name = NULL}};

typedef const XModifierKind *Ref;

static const XParam cures[] = {
    {"modifier", XPARAM_REF, "ended when this one begins", 0, sizeof(Ref), .kind = XKIND_MODIFIER,
     .required = true},
    {.name = NULL},
};

static const XParam words[] = {
    {"begin", XPARAM_WORD, "words id of the sentence when it begins",
     XPARAM_AT(XModifierKind, word_begin), 1, 60},
    {"over", XPARAM_WORD, "words id of the sentence when it ends",
     XPARAM_AT(XModifierKind, word_end), 1, 60},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be felt, one that can be used",
     XPARAM_AT(XModifierKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"Basic", XFORM_ARGS, "Its word, how long it lasts and what a second one does.",
     .params = basic, .required = true},
    {"Slower", XFORM_ARGS, "Changes how long an ordinary action takes.", .params = slower},
    {"Delay", XFORM_ARGS,
     "Multiplies every duration. Of several below 1 only the least counts; each above 1 does.",
     .params = delay},
    {"AttackDelay", XFORM_ARGS, "Multiplies the duration of attacks, in place of haste.",
     .params = attack_delay},
    {"Quickness", XFORM_ARGS, "Changes the pace by percents.", .params = quickness},
    {"Stats", XFORM_NAMED, "Changes stats.", .params = stats},
    {"Combat", XFORM_NAMED, "Changes the numbers of a fight.", .params = combat},
    {"Regeneration", XFORM_ARGS, "Changes healing.", .params = regeneration},
    {"Harmful", XFORM_ARGS, "Says that it is a danger.", .params = harmful},
    {"Harm", XFORM_NAMED, "What it takes by the clock.", .params = harm},
    {"Confusion", XFORM_ARGS, "How often steps and blows go astray.", .params = confusion},
    {"Breaks", XFORM_ARGS, "Whether it breaks wind-ups.", .params = breaks},
    {"Element", XFORM_ARGS, "Which resistance helps against it.", .params = element},
    {"Resist", XFORM_NAMED, "What it keeps off while in force, in percent.", .params = resist},
    {"Cure", XFORM_LIST, "What it ends.", .params = cures,
     XMETHOD_LIST(XModifierKind, cures, cure_count, XMODIFIER_CURES)},
    {"Words", XFORM_NAMED, "Its sentences.", .params = words},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  XModifierKind *kind = object;
  kind->delay = kind->attack_delay = (XFraction){1, 1};
}

/* What hurts or confuses is a danger, and says so. */
static void check(XCheck *at, void *object)
{
  const XModifierKind *kind = object;
  if ((kind->harm100 > 0 || kind->confusion > 0) && !kind->harmful)
    XCheck_Error(at, "Harmful", "E-REQUIRED", "one that hurts or confuses needs :Harmful(true)");
  if (kind->bodily && !kind->harmful)
    XCheck_Error(at, "Harmful", "E-CONFLICT", "only a harmful one can be bodily");
  if (kind->attack_delay.n > kind->attack_delay.d)
    XCheck_Error(at, "AttackDelay", "E-RANGE", "it takes the place of haste: n is at most d");
  for (int32_t i = 0; i < kind->cure_count; i++)
    if (kind->cures[i] == kind)
      XCheck_Error(at, "Cure", "E-CONFLICT", "it would end itself");
}

const XBuilder XBuilder_Modifier = {"Modifier",
                                    "modifier",
                                    "Temporary things in force on a creature.",
                                    XKIND_MODIFIER,
                                    sizeof(XModifierKind),
                                    methods,
                                    prepare,
                                    check,
                                    NULL};
