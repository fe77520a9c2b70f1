/* Ids and names of the skills. */
#include "magic/xskill.h"

const char *const XSkill_Ids[XSKILL_COUNT] = {
    "unarmed",   "short_blades", "long_blades", "axes",    "maces",         "pole_arms",
    "staves",    "shields",      "armour",      "healing", "find_weakness", "bows",
    "crossbows", "slings",       "throwing",    "sprint",  "spellcraft",
};

const char *const XSkill_Names[XSKILL_COUNT] = {
    "unarmed",   "short blades", "long blades", "axes",    "maces",         "pole arms",
    "staves",    "shields",      "armour",      "healing", "find weakness", "bows",
    "crossbows", "slings",       "throwing",    "sprint",  "spellcraft",
};

const char *const XVerb_Ids[XVERB_COUNT] = {"none", "set_back", "sweep",
                                            "meet", "exploit",  "break"};
