/* The builder Words: the sentences and names of one language. */
#include "lua/builder.h"

#include <stddef.h>

static const XParam say[] = {
    {"text", XPARAM_TEXT, "a sentence or name; docs/words.md has the marks it can hold", .min = 1,
     .max = 600},
    {.name = NULL},
};

static bool put(XContent *content, const char *name, int64_t number, const char *text, bool replace)
{
  (void)number;
  if (!replace && XContent_HasWord(content, name))
    return false;
  XContent_SetWord(content, name, text);
  return true;
}

static const XMethod methods[] = {
    {"Say", XFORM_DICTIONARY, "Sentences by their ids.", .params = say, .required = true,
     .Put = put},
    {.name = NULL},
};

const XBuilder XBuilder_Words = {"Words",    "words", "The sentences and names of a language.",
                                 XKIND_NONE, 1,       methods,
                                 NULL,       NULL,    NULL};
