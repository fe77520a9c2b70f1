/* Ids of the enumerations that creature kinds use in content. */
#include "creature/template.h"

const char *const XSize_Ids[XSIZE_COUNT] = {"very_small", "small", "normal", "big"};

const char *const XBand_Ids[XBAND_COUNT] = {
    "none", "very_low", "low",     "above_low", "avg",    "above_avg",
    "hi",   "above_hi", "very_hi", "extrem_hi", "unique",
};

const char *const XCreatureKind_Ids[XCREATURE_KIND_COUNT] = {
    "rat",    "canine", "feline", "insect",   "reptile", "blob",  "goblin",
    "kobold", "orc",    "human",  "humanoid", "undead",  "demon", "giant",
};

const char *const XBody_Ids[XBODY_COUNT] = {"none", "humanoid"};

const char *const XPattern_Ids[XPATTERN_COUNT] = {"cell", "arc", "line", "ring", "burst"};

const char *const XArt_Ids[XART_COUNT] = {"lunge", "whirlwind", "wall_jump", "lash"};
