#ifndef TESTS_SUPPORT_SKILLS_H
#define TESTS_SUPPORT_SKILLS_H
/* The skills for content that is made without Lua. */

#include "engine/xcontent.h"

/* Adds every skill, with the figures of the core world; named by its id. */
void Skills_Add(XContent *content);

#endif
