#ifndef LUA_WINDUP_PARAMS_H
#define LUA_WINDUP_PARAMS_H
/* The parameters of :WindUp, which monsters and falling things share. */

#include "creature/template.h"
#include "lua/builder.h"

#define XWINDUP_PARAMS(owner)                                                                      \
  {"name", XPARAM_TEXT, "what it is called: \"cleave\"", XPARAM_AT(owner, windup.name), 1,         \
   30,     true},                                                                                  \
      {"pattern",                                                                                  \
       XPARAM_ENUM,                                                                                \
       "the cells it falls on",                                                                    \
       XPARAM_AT(owner, windup.pattern),                                                           \
       .members = &XEnum_Pattern,                                                                  \
       .required = true},                                                                          \
      {"reach",                                                                                    \
       XPARAM_INT,                                                                                 \
       "cells from which it is begun, and the length of a line; 1 when not said",                  \
       XPARAM_AT(owner, windup.reach),                                                             \
       1,                                                                                          \
       20},                                                                                        \
      {"tu",                                                                                       \
       XPARAM_INT,                                                                                 \
       "TU from committing it until it lands; 10 are an ordinary action",                          \
       XPARAM_AT(owner, windup.tu),                                                                \
       2,                                                                                          \
       20,                                                                                         \
       true},                                                                                      \
      {"damage",                                                                                   \
       XPARAM_DICE,                                                                                \
       "hit points, in place of the dice of its blow",                                             \
       XPARAM_AT(owner, windup.damage),                                                            \
       1,                                                                                          \
       10000,                                                                                      \
       true},                                                                                      \
      {"percent",                                                                                  \
       XPARAM_INT,                                                                                 \
       "of the blows it could strike; 50 when not said",                                           \
       XPARAM_AT(owner, windup.percent),                                                           \
       1,                                                                                          \
       100},                                                                                       \
      {"breakable", XPARAM_BOOL, "staves and what breaks wind-ups break it",                       \
       XPARAM_AT(owner, windup.breakable)},                                                        \
      {"begin",                                                                                    \
       XPARAM_WORD,                                                                                \
       "words id of the sentence when it is committed; the amount is TU",                          \
       XPARAM_AT(owner, windup.word_begin),                                                        \
       1,                                                                                          \
       60,                                                                                         \
       true},                                                                                      \
      {"hit",                                                                                      \
       XPARAM_WORD,                                                                                \
       "when it strikes somebody; the amount is hit points",                                       \
       XPARAM_AT(owner, windup.word_hit),                                                          \
       1,                                                                                          \
       60,                                                                                         \
       true},                                                                                      \
  {                                                                                                \
    "miss", XPARAM_WORD, "when it misses who stands there", XPARAM_AT(owner, windup.word_miss), 1, \
        60                                                                                         \
  }

#endif
