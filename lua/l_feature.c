/* The builder Feature. */
#include "game/feature.h"

#include "lua/builder.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "without article: \"fountain\"", XPARAM_AT(XKind, name), 1, 60, true},
    {"glyph", XPARAM_GLYPH, "on the map", XPARAM_AT(XFeatureKind, glyph), 0, 126, true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XFeatureKind, color), .members = &XEnum_Color,
     .required = true},
    {.name = NULL},
};

static const XParam use[] = {
    {"callback", XPARAM_CALLBACK,
     "a global function: gets the hero and the place, returns whether that was a use",
     XPARAM_AT(XFeatureKind, callback), 1, 47, true},
    {.name = NULL},
};

static const XParam spent[] = {
    {"uses", XPARAM_INT, "after so many", XPARAM_AT(XFeatureKind, uses), 1, 10000, true},
    {"word", XPARAM_WORD, "words id of the refusal from then on",
     XPARAM_AT(XFeatureKind, word_done), 1, 60, true},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XFeatureKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name and how it looks.", .params = view, .required = true},
    {"Use", XFORM_ARGS, "What using it does.", .params = use, .required = true},
    {"Spent", XFORM_ARGS, "That it does not last for ever.", .params = spent},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

const XBuilder XBuilder_Feature = {.name = "Feature",
                                   .word = "feature",
                                   .doc = "What stands in a place and can be used.",
                                   .type = XKIND_FEATURE,
                                   .size = sizeof(XFeatureKind),
                                   .methods = methods};
