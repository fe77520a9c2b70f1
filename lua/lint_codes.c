/* What the codes of errors in content mean, for `hourvale lint --explain`. */
#include "lua/lint.h"

#include "engine/xstring.h"

#include <stddef.h>
#include <string.h>

typedef struct Explanation {
  const char *code;
  const char *text;    /* two sentences */
  const char *example; /* lines of what is wrong */
} Explanation;

static const Explanation explanations[] = {
    {"E-ARGUMENT",
     "A method was called with more arguments than it takes. Take the last ones away.",
     ":Rarity(70, 80) -- takes one"},
    {"E-BUDGET",
     "The code ran for so many steps that it was stopped. Look for a loop that never ends.",
     "while true do end"},
    {"E-BYTECODE",
     "The file is compiled Lua, which can do what no text can and is never run. Include the source "
     "text instead.",
     "Include(\"rats.luac.lua\") -- made by luac"},
    {"E-CALLBACK-UNKNOWN",
     "A definition names a function that no file of the world defines. It must be global, and its "
     "name spelt alike.",
     ":Timer(\"bell\", 4000, \"OnBel\")\nfunction OnBell(place) return 0 end"},
    {"E-COLON",
     "A method was called with a dot, which does not say whose it is. Put a colon instead.",
     "Monster.new(\"rat\").Band(Band.LOW) -- :Band"},
    {"E-CONFLICT", "Two things that were said cannot both hold. Take one of them away.",
     ":Type(Type.POTION, Slot.HEAD) -- a potion is not worn"},
    {"E-CYCLE",
     "A definition inherits from itself by way of its parents; the message shows the chain. One of "
     "them must do without a parent.",
     "Monster.new(\"rat\", \"bat\")\nMonster.new(\"bat\", \"rat\")"},
    {"E-DICE",
     "A roll of dice is written as count, d, sides, and what is added. A whole number will do "
     "where "
     "nothing is rolled.",
     "speed = \"2x6\" -- \"2d6\", \"2d6+1\", \"0d0+100\" or 100"},
    {"E-EMPTY", "A table or text that must hold something is empty. Fill it, or leave it out.",
     ":Populate { kinds = {}, ... }"},
    {"E-ENUM-UNKNOWN",
     "An enumeration does not have a member of this name. The nearest one is named when there is "
     "one.",
     "Color.GREY -- Color.GRAY"},
    {"E-FIELD-UNKNOWN",
     "A table has a field, or a value without a name, that the method does not know. The nearest "
     "field is named when there is one.",
     ":Combat { hitt = \"1d2\" } -- hit"},
    {"E-FILE",
     "Include takes the path of a file in the same world, from its top. It ends in .lua and never "
     "leads out of the world.",
     "Include(\"../other/rats.lua\")"},
    {"E-FILE-DUPLICATE", "A file was included before. Take one of the two away.",
     "Include(\"rats.lua\")\nInclude(\"rats.lua\")"},
    {"E-FILE-MISSING",
     "A file is not there or cannot be read. Paths begin at the directory that has init.lua.",
     "Include(\"creatures/rat.lua\") -- the file is rats.lua"},
    {"E-GLOBAL-UNKNOWN",
     "A global name was read that nothing has set. Names are spelt with their capitals, and each "
     "function of the world must be defined before it is used.",
     "monster.new(\"rat\") -- Monster.new"},
    {"E-GLOBAL-TAKEN",
     "A file sets a name that belongs to the game: a builder, an enumeration or Include. Its own "
     "functions and tables need names of their own.",
     "Monster = { \"rat\", \"bat\" }"},
    {"E-GLYPH",
     "What stands on the map is one character that fills one column. Some places take ASCII only.",
     ":View(\"rat\", \"rr\", Color.BROWN)"},
    {"E-ID",
     "An id is made of small letters, digits and _ and begins with a letter. It has at most 63 "
     "characters.",
     "Monster.new(\"Gray Ooze\") -- \"gray_ooze\""},
    {"E-ID-DUPLICATE",
     "Two definitions of one kind have the same id; the message says where the first is. Give one "
     "of them another id.",
     "Monster.new(\"rat\")\nMonster.new(\"rat\")"},
    {"E-ID-UNKNOWN",
     "An id was named that nothing in the world has. It must be of the right kind, and its "
     "definition may stand in any file that is included.",
     ":Opens(\"oppen_door\") -- open_door"},
    {"E-KEY-DUPLICATE",
     "A table says the same key twice, and Lua would keep only one of them. Take one away.",
     ":Stats { St = \"1d4\", Dx = \"1d4\", St = \"1d6\" }"},
    {"E-LUA",
     "The code failed when it ran, and the rest of its file was not read. The message is Lua's "
     "own.",
     "local names = {}\nnames[1]:upper() -- names[1] is nil"},
    {"E-MAP",
     "A drawing is wrong: a row is wider or narrower than the first, or has a character that the "
     "legend lacks, or somebody stands in a wall. Rows are counted in columns of the terminal.",
     ":Map [[\n####\n#..#\n###\n]]"},
    {"E-MARK-UNKNOWN",
     "A mark was named that the drawing does not have. A mark is given in the legend, to a "
     "character that stands in the drawing; a generated place has \"up\" and \"down\".",
     ":Down(\"cellar\", \"stairs\", \"trapdor\") -- trapdoor"},
    {"E-MEMORY",
     "The code used more memory than a world may. Look for a table or text that grows "
     "without end.",
     "local list = {}\nwhile true do list[#list + 1] = {} end"},
    {"E-METHOD-TWICE",
     "A method was called twice in one definition; the message says where it was before. Only "
     "those "
     "that add something can be said again.",
     ":Band(Band.LOW):Band(Band.HIGH)"},
    {"E-METHOD-UNKNOWN",
     "A builder does not have a method of this name. The nearest one is named when there is one.",
     "Monster.new(\"rat\"):Basics(...) -- :Basic"},
    {"E-MOD-API",
     "The mod is written for another version of the language than this game speaks. Look for a "
     "newer one of the two.",
     "api = 9"},
    {"E-MOD-CONFLICT",
     "The mod says that it does not work beside another one that is there. Take one of the two "
     "away.",
     "conflicts = { \"otter\" }"},
    {"E-MOD-CYCLE",
     "Mods depend on each other in a circle, so that none can be the first; the message shows the "
     "chain. One of them must do without, or say optional instead.",
     "depends = { \"otter\" } -- and otter depends on this one"},
    {"E-MOD-ID",
     "A mod's directory is named by its id, of small letters, digits and _. The id core is the "
     "base world's.",
     "id = \"snail\" -- in mods/slug/mod.lua"},
    {"E-MOD-MISSING",
     "The mod depends on another that is not there. Add that one; the nearest name is told when "
     "there is one.",
     "depends = { \"oter\" } -- otter"},
    {"E-MOD-NEED",
     "Another mod is named by its id, and a version behind one of >= <= = > < when it matters. "
     "Nothing else can be said there.",
     "depends = { \"otter => 1.2\" } -- \"otter >= 1.2\""},
    {"E-MOD-OVERRULED",
     "Two mods set the same value, or replace the same definition, and neither names the other. "
     "The one that names the other in depends or optional has the last word.",
     "Monster.patch(\"core:bat\"):Basic { speed = 60 } -- another mod says 50"},
    {"E-MOD-SELF", "The mod names itself among those it needs. Take that away.",
     "id = \"snail\", depends = { \"snail\" }"},
    {"E-MOD-UNNAMED",
     "A definition uses something of a mod that mod.lua does not name. Add that mod to depends or "
     "optional, so that it is there and comes first.",
     "Monster.new(\"vole\", \"shrews:shrew\") -- depends = { \"shrews\" }"},
    {"E-MOD-VERSION",
     "A version is not written as three numbers, or another mod has one that does not fit. Look "
     "for a version that does.",
     "depends = { \"otter >= 2\" } -- otter 1.4.0 is there"},
    {"E-NOT-REGISTERED",
     "A definition does not end with :Register(), so nothing says that it is complete. Add it as "
     "the last call.",
     "Monster.new(\"rat\"):View(\"rat\", \"r\", Color.BROWN)"},
    {"E-NUL",
     "There is a NUL byte in the file or in a text. It is not part of any text; delete it.",
     ":View(\"rat\\0\", \"r\", Color.BROWN)"},
    {"E-OVERRIDE",
     "What says :Override() takes the place of an earlier definition of its id, and there is none, "
     "or it is a patch. Take :Override() away, or look at the id.",
     "Monster.new(\"core:batt\"):Override() -- core:bat"},
    {"E-PARENT-UNKNOWN",
     "The second argument of .new names a parent that does not exist. A parent is of the same "
     "kind, "
     "and may stand in any file that is included.",
     "Monster.new(\"huge_bat\", \"batt\") -- bat"},
    {"E-PATCH-UNKNOWN",
     "A patch changes a definition, and there is none of this kind and id. The nearest id is named "
     "when there is one.",
     "Monster.patch(\"core:batt\") -- core:bat"},
    {"E-RANGE",
     "A number, a result of dice or the length of a list is outside what is allowed. The message "
     "says what is.",
     ":Scatter(1000) -- from 0 to 200"},
    {"E-REGISTERED",
     "Something was called after :Register(), which ends a definition. Move it in front.",
     ":Register():Band(Band.LOW)"},
    {"E-REQUIRED",
     "Something is missing that every definition of this kind has, or that another part of it "
     "needs. The message says what, and what it means.",
     "Tile.new(\"rock\"):Register() -- needs :View, :Lets, :Description"},
    {"E-ROOM",
     "A drawn room is closed all around but for its entrances, which are cells of the border, and "
     "all of it is reached from them. Give the cells where one comes in the mark \"entrance\".",
     "[\"+\"] = { tile = \"closed_door\", mark = \"entrance\" }"},
    {"E-STAGE-UNREACHED",
     "A stage of a quest that no other leads to is never played, and a quest without a last stage "
     "never ends. Name it in a `to` or `late`, or leave out the `to` of the last.",
     ":Stage { id = \"second\", text = \"...\", kill = \"rat\" } -- the first has no to = "
     "\"second\""},
    {"E-START",
     "Heroes begin in exactly one place. One place says :Start(true) and has the mark \"start\".",
     "Place.new(\"town\"):Start(true) ...\nPlace.new(\"wood\"):Start(true) ..."},
    {"E-SYNTAX",
     "The file is not Lua, and nothing of it was read. The mistake is near the place that is "
     "shown, "
     "often a bracket, comma or `end` that is missing before it.",
     ":Stats { St = \"1d4\" Dx = \"1d4\" } -- a comma is missing"},
    {"E-TEXT",
     "A text has a control character in it, which a terminal must not get. Line ends belong into "
     "drawings only.",
     ":Description(\"A rat.\\nIt bites.\")"},
    {"E-TYPE", "A value is of the wrong sort. Numbers that count something are whole.",
     ":Rarity(\"often\") -- a whole number"},
    {"E-UTF8",
     "The file or a text is not UTF-8. Save the file with that encoding; the place is that of the "
     "first wrong byte.",
     ":View(\"caf\\xE9\", ...) -- Latin-1"},
    {"E-WEIGHT",
     "Something is chosen by chance, but all weights are 0, so that there is nothing to choose. "
     "Give at least one of them a weight.",
     ":Populate { kinds = { Kind.RAT }, ... } -- no rat has a :Rarity above 0"},
    {"E-WORD-UNKNOWN",
     "A sentence was named that no Words have. Its id must be spelt as in Words.new(...):Say.",
     ":Blow(\"bitte\", \"bite_miss\") -- bite"},
    {"W-FILE-UNREAD",
     "A Lua file lies in the world's folder, but no Include names it, so that nothing in it "
     "exists. "
     "Include it in init.lua or take it away.",
     "creatures/snail.lua -- without Include(\"creatures/snail.lua\")"},
};

enum { EXPLANATIONS = sizeof explanations / sizeof explanations[0] };

bool XLint_Explain(const char *code, XText *out)
{
  const char *codes[EXPLANATIONS];
  for (int i = 0; i < EXPLANATIONS; i++) {
    codes[i] = explanations[i].code;
    if (strcmp(codes[i], code) != 0)
      continue;
    XText_AddFormat(out, "%s\n%s\n\n", code, explanations[i].text);
    for (const char *line = explanations[i].example; *line != '\0';) {
      size_t length = strcspn(line, "\n");
      XText_AddFormat(out, "    %.*s\n", (int)length, line);
      line += length + (line[length] == '\n');
    }
    return true;
  }
  int nearest = XString_Nearest(code, codes, EXPLANATIONS);
  XText_AddFormat(out, "there is no code %s%s%s%s\n", code, nearest >= 0 ? "; did you mean " : "",
                  nearest >= 0 ? codes[nearest] : "", nearest >= 0 ? "?" : "");
  return false;
}
