/* What Monster and Race share: the figures of :Basic and what hangs on a body. */
#include "creature/template.h"
#include "lua/resist.h"

#include <stddef.h>

#define WEIGHT_MAX 10000000

const XParam XBreed_Basic[] = {
    {"speed", XPARAM_DICE, "a rate: 100 is ordinary, more is faster. Rolled at birth and kept",
     XPARAM_AT(XBreed, speed), 1, 10000, true},
    {"move_energy", XPARAM_DICE,
     "a duration in ticks: an ordinary action takes 1000, more is slower. Rolled at birth and kept",
     XPARAM_AT(XBreed, move_energy), 1, 100000, true},
    {"attack_energy", XPARAM_DICE,
     "a duration in ticks: an ordinary attack takes 1000, more is slower. Rolled at birth and kept",
     XPARAM_AT(XBreed, attack_energy), 1, 100000, true},
    {"size", XPARAM_ENUM, "how big it is", XPARAM_AT(XBreed, size), .members = &XEnum_Size,
     .required = true},
    {"weight", XPARAM_DICE, "units; a hero of St 12 is burdened from 1440",
     XPARAM_AT(XBreed, weight), 1, WEIGHT_MAX, true},
    {.name = NULL},
};

#define STAT(id, which, text)                                                                      \
  {                                                                                                \
    id, XPARAM_DICE, text, XPARAM_AT(XBreed, stats[which]), 1, 200, true                           \
  }

const XParam XBreed_Stats[] = {
    STAT("St", XSTAT_ST, "strength: damage and carrying"),
    STAT("Dx", XSTAT_DX, "dexterity: to hit and DV"),
    STAT("To", XSTAT_TO, "toughness: hit points and healing"),
    STAT("Le", XSTAT_LE, "learning: how fast skills grow"),
    STAT("Wi", XSTAT_WI, "willpower: shortens harmful modifiers"),
    STAT("Ma", XSTAT_MA, "mana: power points"),
    STAT("Pe", XSTAT_PE, "perception: radius of sight"),
    STAT("Ch", XSTAT_CH, "charisma: how peaceful folk take trespass"),
    {.name = NULL},
};

const XParam XBreed_Resist[] = {XRESIST_PARAMS(XBreed), {.name = NULL}};

const XParam XBreed_Body[] = {
    {"body", XPARAM_ENUM, "what it can wear", XPARAM_AT(XBreed, body), .members = &XEnum_Body,
     .required = true},
    {.name = NULL},
};

const XParam XBreed_Description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XBreed, description), 1, 600, true},
    {.name = NULL},
};

const XParam XBreed_Quickness[] = {
    {"points", XPARAM_INT, "each is two percent of the pace; below 0 is slower",
     XPARAM_AT(XBreed, quickness), -37, 150, true},
    {.name = NULL},
};

const XParam XBreed_Step[] = {
    {"tu", XPARAM_INT, "TU of a step: 10 is ordinary, 14 slow, 6 quick", XPARAM_AT(XBreed, step), 2,
     100, true},
    {.name = NULL},
};

const XParam XBreed_Metabolism[] = {
    {"hunger", XPARAM_INT, "use of food in percent of the ordinary; 0 is never hungry",
     XPARAM_AT(XBreed, hunger), 0, 1000, true},
    {.name = NULL},
};
