/* What each code of the loader means, and what to do about it. */
#include "engine/xstring.h"
#include "lua/lint.h"

#include <stddef.h>
#include <string.h>

typedef struct Explanation {
  const char *code, *text;
} Explanation;

static const Explanation explanations[] = {
    {"E-ARGUMENT",
     "A method was given more arguments than it takes. Leave the last ones out, or say "
     "them by name in one table."},
    {"E-BUDGET",
     "The file ran for more steps than loading allows. Look for a loop that does not end."},
    {"E-BYTECODE",
     "The file holds compiled Lua, which is never run. Put the source text in its place."},
    {"E-CALLBACK-UNKNOWN",
     "A callback names a global function that no file of the mod defines. Define "
     "it with `function Name(...)` outside of any other function."},
    {"E-CONFLICT", "Two things that were said exclude each other. Take one of them back."},
    {"E-CYCLE",
     "A definition is its own ancestor. One in the chain has to name another parent, or none."},
    {"E-DICE",
     "The text is no dice. Write \"2d6+1\", \"3d4\", \"1d8-1\" or a whole number, without "
     "blanks."},
    {"E-EMPTY",
     "A list, table or text that must hold something is empty. Fill it, or leave the whole "
     "method out."},
    {"E-ENUM-UNKNOWN",
     "An enumeration has no member of this name. The message names the nearest; the "
     "reference lists all."},
    {"E-FIELD-UNKNOWN",
     "A table has a field that its method does not know, or a value too many. The "
     "message names the nearest field; nothing is ever ignored silently."},
    {"E-FILE", "Include was given something that is no path inside the world. Write it from the "
               "world's own directory, with / and .lua, without \"..\"."},
    {"E-FILE-DUPLICATE",
     "A file was included twice. Each file is read once; take one Include out."},
    {"E-FILE-MISSING", "A file that was asked for cannot be read. Check its name, capital letters "
                       "included, and where it lies."},
    {"E-GLOBAL-UNKNOWN",
     "A global was read that nobody has set. Check its spelling, or set it before "
     "it is read."},
    {"E-GLYPH",
     "A glyph is one character that takes one column. Some glyphs have to be ASCII as well."},
    {"E-ID",
     "An id has a form of its own. Use small letters, digits and _, begin with a letter, and "
     "leave the namespace to the loader."},
    {"E-ID-DUPLICATE",
     "Two definitions of one kind have the same id. Rename one; the message names "
     "both places."},
    {"E-ID-UNKNOWN",
     "Something refers to an id that nobody has defined. Check its spelling, and that "
     "its file is included."},
    {"E-KEY-DUPLICATE",
     "A table says the same key twice, and Lua would keep only the last. Take one "
     "of them out."},
    {"E-LUA",
     "The file stopped in the middle with an error of Lua's own. What comes after it in the "
     "file was not read."},
    {"E-MAP",
     "A drawing does not fit: its rows differ in width, or hold a character that the legend "
     "lacks. The message names row and column."},
    {"E-MARK-UNKNOWN",
     "A mark is named that no cell of the place has. Give a legend entry that mark "
     "and draw its character."},
    {"E-MEMORY",
     "The mod used more memory than a mod may have. Look for a table that grows without "
     "end."},
    {"E-METHOD-TWICE", "A method was said twice in one chain, where the second would replace the "
                       "first. Keep one of them."},
    {"E-METHOD-UNKNOWN",
     "The builder has no method of this name. The message names the nearest; the "
     "reference lists all."},
    {"E-NOT-REGISTERED", "A definition never came to its end. Close the chain with :Register()."},
    {"E-NUL", "There is a NUL byte in a file or text. Save the file as plain UTF-8 text."},
    {"E-PARENT-UNKNOWN",
     "The second argument of .new names a parent that nobody has defined. Check "
     "its spelling; a parent is of the same builder."},
    {"E-RANGE", "A number, or a result that dice can give, lies outside of what is allowed. The "
                "message names the bounds."},
    {"E-REGISTERED",
     "Something was said after :Register(). Put it before; Register ends a definition."},
    {"E-REQUIRED",
     "Something that must be said was not, here or by a parent. The message says what it "
     "is and what it means."},
    {"E-SYNTAX",
     "The file is no Lua that can be read, so none of it was run. Most often a bracket, "
     "comma or quote is missing a little before the place shown."},
    {"E-TEXT", "A text holds a control character. Take it out; players' terminals would obey it."},
    {"E-TYPE", "A value is of the wrong type. The message says which is wanted."},
    {"E-UTF8", "A file or text is not UTF-8. Save it as UTF-8."},
    {"E-WEIGHT",
     "A choice by chance has nobody to choose from, since all weights are 0. Give one a "
     "weight, or widen the choice."},
};

#define EXPLANATIONS ((int)(sizeof explanations / sizeof *explanations))

const char *XLint_Code(int index)
{
  return index >= 0 && index < EXPLANATIONS ? explanations[index].code : NULL;
}

int XLint_Explain(const char *code, XText *out)
{
  const char *codes[EXPLANATIONS];
  for (int i = 0; i < EXPLANATIONS; i++) {
    codes[i] = explanations[i].code;
    if (strcmp(code, explanations[i].code) == 0) {
      XText_AddFormat(out, "%s: %s\n", code, explanations[i].text);
      return XLINT_FINE;
    }
  }
  int nearest = XString_Nearest(code, codes, EXPLANATIONS);
  XText_AddFormat(out, "there is no code %s%s%s\n", code, nearest >= 0 ? "; did you mean " : "",
                  nearest >= 0 ? codes[nearest] : "");
  return XLINT_USAGE;
}
