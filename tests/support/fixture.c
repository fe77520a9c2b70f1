/* Building blocks for tests of the game room. */
#include "tests/support/fixture.h"

#include "creature/body.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/stage.h"
#include "game/view.h"
#include "lua/loader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void fail(const char *what, const char *detail)
{
  fprintf(stderr, "fixture: %s %s\n", what, detail);
  abort();
}

static XLoader *load_world(const char *dir)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XLoader *loader = XLoader_New(dir, &errors);
  if (loader == NULL) {
    XText text;
    XText_Init(&text);
    XErrorList_Format(&errors, &text);
    fail("a world does not load:", text.data);
  }
  XErrorList_Clear(&errors);
  return loader;
}

static const XKind *kind_of(const Fixture *fixture, XKindType type, const char *id)
{
  char full[64];
  snprintf(full, sizeof full, "core:%s", id);
  const XKind *kind = XContent_Find(fixture->content, type, full);
  if (kind == NULL)
    fail("no such kind:", full);
  return kind;
}

void Fixture_Open(Fixture *fixture, uint64_t seed, XProfile profile)
{
  Fixture_OpenWorld(fixture, "world", seed, profile);
}

void Fixture_OpenWorld(Fixture *fixture, const char *world, uint64_t seed, XProfile profile)
{
  XText why;
  XText_Init(&why);
  fixture->loader = load_world(world);
  fixture->content = XLoader_Content(fixture->loader);
  fixture->game = XGame_New(fixture->content, seed, profile);
  const XRace *race = (const XRace *)kind_of(fixture, XKIND_RACE, "human");
  const XCareer *career = (const XCareer *)kind_of(fixture, XKIND_CAREER, "warrior");
  if (!XGame_Birth(fixture->game, race, career, "Wren", &why))
    fail("no birth:", why.data);
  XSession_Init(&fixture->session, fixture->game, (XStore){0});
  XText_Clear(&why);
}

void Fixture_Close(Fixture *fixture)
{
  XSession_Clear(&fixture->session);
  XGame_Free(fixture->game);
  XLoader_Free(fixture->loader);
}

bool Fixture_Do(Fixture *fixture, const char *line)
{
  XText why;
  bool ran;
  XText_Init(&why);
  XAdvance state = XSession_Do(&fixture->session, line, INT32_MAX, &ran, &why);
  while (state == XADV_SHOW)
    state = XSession_Continue(&fixture->session, INT32_MAX);
  if (!XWorld_Check(fixture->game->world, &why))
    fail("an invariant broke:", why.data);
  XText_Clear(&why);
  return ran;
}

XCreature *Fixture_Hero(const Fixture *fixture)
{
  return XGame_Hero(fixture->game);
}

XLocation *Fixture_Room(Fixture *fixture, const char *const *rows, int32_t count)
{
  XText why;
  XText_Init(&why);
  XLocation *room = XStage_Room(fixture->game, "core", rows, count, &why);
  if (room == NULL)
    fail("no room:", why.data);
  XText_Clear(&why);
  return room;
}

XCreature *Fixture_Monster(Fixture *fixture, const char *id, int32_t x, int32_t y)
{
  return XStage_Monster(fixture->game, (const XMonster *)kind_of(fixture, XKIND_MONSTER, id), x, y);
}

const XModifierKind *Fixture_Modifier(const Fixture *fixture, const char *id)
{
  return (const XModifierKind *)kind_of(fixture, XKIND_MODIFIER, id);
}

const XItemKind *Fixture_ItemKind(const Fixture *fixture, const char *id)
{
  return (const XItemKind *)kind_of(fixture, XKIND_ITEM, id);
}

XItem *Fixture_Give(Fixture *fixture, const char *id, int32_t count)
{
  XWorld *world = fixture->game->world;
  return XInventory_Give(world, Fixture_Hero(fixture),
                         XItem_New(world, Fixture_ItemKind(fixture, id), count));
}

const char *Fixture_Said(Fixture *fixture)
{
  char *const text = fixture->said;
  const XGame *game = fixture->game;
  const XMessage *messages = game->messages.items;
  text[0] = '\0';
  for (int32_t i = 0; i < game->messages.count; i++)
    if (messages[i].command == game->commands &&
        strlen(text) + XMESSAGE_TEXT < sizeof fixture->said)
      strcat(strcat(text, messages[i].text), " ");
  return text;
}

bool Fixture_SaidThat(Fixture *fixture, const char *part)
{
  return strstr(Fixture_Said(fixture), part) != NULL;
}

int32_t Fixture_Charges(Fixture *fixture, const XCreature *creature, int64_t *ticks)
{
  XEvent event;
  int32_t count = 0;
  while (XEventRing_Next(&fixture->game->world->events, &event)) {
    if (strcmp(event.word, "charge") != 0 ||
        !XHandle_Equal(event.actor.who, XCreature_Handle(creature)))
      continue;
    count++;
    *ticks += event.amount;
  }
  return count;
}
