#ifndef TESTS_SUPPORT_FIXTURE_H
#define TESTS_SUPPORT_FIXTURE_H
/* A game of the core world for tests: a hero, commands as text, maps drawn as text. */

#include "game/store.h"

typedef struct XLoader XLoader;

typedef struct Fixture {
  XLoader *loader;
  const XContent *content;
  XGame *game;
  XSession session;
  char said[XMESSAGE_TEXT * 16]; /* of Fixture_Said */
} Fixture;

/* Loads world/ once for the whole program (or aborts with its errors) and lets a human warrior,
 * Wren, be born. */
void Fixture_Open(Fixture *fixture, uint64_t seed, XProfile profile);
/* The same with a world of one's own. */
void Fixture_OpenWorld(Fixture *fixture, const char *world, uint64_t seed, XProfile profile);
void Fixture_Close(Fixture *fixture);
/* Runs a command line, to the end of what it begins; true when it ran. Every invariant is checked
 * after it. */
bool Fixture_Do(Fixture *fixture, const char *line);
XCreature *Fixture_Hero(const Fixture *fixture);
/* Puts the hero into a room of its own drawn with # wall, . floor, + door, @ hero, > < stairs;
   returns it. Nobody else is there. */
XLocation *Fixture_Room(Fixture *fixture, const char *const *rows, int32_t count);
/* A monster of this id at a cell of the place where the hero is. */
XCreature *Fixture_Monster(Fixture *fixture, const char *id, int32_t x, int32_t y);
/* A modifier, an item kind by id. */
const XModifierKind *Fixture_Modifier(const Fixture *fixture, const char *id);
const XItemKind *Fixture_ItemKind(const Fixture *fixture, const char *id);
/* Gives the hero `count` pieces. */
XItem *Fixture_Give(Fixture *fixture, const char *id, int32_t count);
/* The sentences since the last command, joined by blanks; valid until the next call. */
const char *Fixture_Said(Fixture *fixture);
/* Whether the last command's sentences hold this text. */
bool Fixture_SaidThat(Fixture *fixture, const char *part);
/* Counts the charges of a creature among the events not yet drained, drains all, and adds up their
 * ticks. */
int32_t Fixture_Charges(Fixture *fixture, const XCreature *creature, int64_t *ticks);

#endif
