/* From events to sentences. The grammar that the words file cannot hold is here, and only here. */
#include "game/message.h"

#include "engine/xstring.h"
#include "game/identify.h"
#include "game/view.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

XEventParty XEventParty_Creature(const XGame *game, const XCreature *creature)
{
  const XBreed *breed = XCreature_BreedOf(creature);
  uint16_t flags = 0;
  if (XCreature_IsHero(game->world, creature))
    flags |= XPARTY_HERO;
  if (XGame_SeesCreature(game, creature))
    flags |= XPARTY_SEEN;
  if (breed->proper)
    flags |= XPARTY_PROPER;
  XEventParty party = {.who = XCreature_Handle(creature), .kind = &breed->base, .flags = flags};
  if (creature->ally != 0)
    XUtf8_Keep(party.called, sizeof party.called, creature->name);
  return party;
}

XEventParty XEventParty_Spell(const XSpellKind *spell)
{
  return (XEventParty){.kind = &spell->base, .flags = XPARTY_SEEN | XPARTY_PROPER};
}

XEventParty XEventParty_Item(const XGame *game, const XItem *item)
{
  const XCorpse *corpse = XCorpse_Try(XWorld_Get(game->world, item->base.base.self));
  const XLook *look = XGame_LookOf(game, XItem_Kind(item));
  return (XEventParty){.who = item->base.base.self,
                       .kind = item->kind,
                       .of = corpse == NULL ? NULL : corpse->of,
                       .look = look == NULL ? NULL : &look->base,
                       .flags = XPARTY_SEEN | (item->quantity > 1 ? XPARTY_PLURAL : 0),
                       .count = item->quantity};
}

XEvent XEvent_Of(const XGame *game, const char *word, XEventWeight weight, const XCreature *actor)
{
  XEvent event = {.word = word, .time = game->world->scheduler.time, .weight = (uint8_t)weight};
  if (actor == NULL)
    return event;
  event.actor = XEventParty_Creature(game, actor);
  event.x = actor->base.x;
  event.y = actor->base.y;
  event.seen = (event.actor.flags & XPARTY_SEEN) != 0;
  return event;
}

/* How a name is introduced: as the sentence's default, "a", or "the". */
typedef enum Article { ARTICLE_USUAL, ARTICLE_A, ARTICLE_THE } Article;

static void add_name(const XContent *content, const XEventParty *party, Article article, XText *out)
{
  if ((party->flags & XPARTY_HERO) != 0) {
    XText_Add(out, XContent_Word(content, "party.you"));
    return;
  }
  if (party->kind == NULL || (party->flags & XPARTY_SEEN) == 0) {
    XText_Add(out, XContent_Word(content, "party.something"));
    return;
  }
  if (party->called[0] != '\0') {
    XText_Add(out, party->called);
    return;
  }
  /* One definite thing is "the dagger": its name without a number. */
  const bool definite = article == ARTICLE_THE && party->kind->type == XKIND_ITEM;
  const int32_t count = definite && party->count == 1 ? 0 : party->count;
  if (definite)
    XText_AddFormat(out, "%s ", XContent_Word(content, "article.the"));
  if (party->look != NULL) {
    XItemKind_AddName(party->look->name, ((const XLook *)party->look)->plural, count, out);
    return;
  }
  if (party->kind->type == XKIND_ITEM) {
    XItemKind_Name((const XItemKind *)party->kind, party->of, count, out);
    return;
  }
  if ((party->flags & XPARTY_PROPER) == 0) {
    const bool vowel = strchr("aeiou", party->kind->name[0]) != NULL;
    const char *word = article != ARTICLE_A ? "article.the" : vowel ? "article.an" : "article.a";
    XText_AddFormat(out, "%s ", XContent_Word(content, word));
  }
  XText_Add(out, party->kind->name);
}

/* One field of a template, by its name without braces and capital. */
static void add_field(const XContent *content, const XEvent *event, const char *name, XText *out)
{
  const Article article = strncmp(name, "a:", 2) == 0     ? ARTICLE_A
                          : strncmp(name, "the:", 4) == 0 ? ARTICLE_THE
                                                          : ARTICLE_USUAL;
  name += article == ARTICLE_A ? 2 : article == ARTICLE_THE ? 4 : 0;
  if (strcmp(name, "actor") == 0)
    add_name(content, &event->actor, article, out);
  else if (strcmp(name, "target") == 0)
    add_name(content, &event->target, article, out);
  else if (strcmp(name, "item") == 0)
    add_name(content, &event->item, article, out);
  else if (strcmp(name, "amount") == 0)
    XText_AddFormat(out, "%d", (int)event->amount);
  else if (strcmp(name, "extra") == 0)
    XText_AddFormat(out, "%d", (int)event->extra);
  else if (strcmp(name, "place") == 0)
    XText_Add(out, event->place == NULL ? "" : event->place->name);
  else
    XText_AddFormat(out, "{%s}", name);
}

/* Adds the first or second part of "a|b". */
static void add_choice(const char *text, size_t length, bool first, XText *out)
{
  const char *bar = memchr(text, '|', length);
  if (bar == NULL)
    XText_AddBytes(out, text, length);
  else if (first)
    XText_AddBytes(out, text, (size_t)(bar - text));
  else
    XText_AddBytes(out, bar + 1, length - (size_t)(bar - text) - 1);
}

static void add_braces(const XContent *content, const XEvent *event, const char *text,
                       size_t length, XText *out)
{
  char name[64];
  if (length >= sizeof name)
    return;
  if (length > 2 && strncmp(text, "n:", 2) == 0) {
    add_choice(text + 2, length - 2, event->amount == 1, out);
    return;
  }
  memcpy(name, text, length);
  name[length] = '\0';
  const bool capital = isupper((unsigned char)name[0]) != 0;
  name[0] = (char)tolower((unsigned char)name[0]);
  const size_t start = out->length;
  add_field(content, event, name, out);
  if (capital && out->length > start)
    out->data[start] = (char)toupper((unsigned char)out->data[start]);
}

void XMessage_Sentence(const XContent *content, const XEvent *event, XText *out)
{
  const bool second = (event->actor.flags & (XPARTY_HERO | XPARTY_PLURAL)) != 0;
  for (const char *at = XContent_Word(content, event->word); *at != '\0';) {
    const char *end = *at == '{' ? strchr(at, '}') : *at == '[' ? strchr(at, ']') : NULL;
    if (end == NULL) {
      XText_AddBytes(out, at++, 1);
      continue;
    }
    const size_t length = (size_t)(end - at) - 1;
    if (*at == '{')
      add_braces(content, event, at + 1, length, out);
    else
      add_choice(at + 1, length, second, out);
    at = end + 1;
  }
}

void XGame_Log(XGame *game, const char *text, XEventWeight weight)
{
  XMessage *messages = game->messages.items;
  XMessage *last = game->messages.count > 0 ? &messages[game->messages.count - 1] : NULL;
  if (last != NULL && strcmp(last->text, text) == 0) {
    last->count++;
    last->time = game->world->scheduler.time;
    last->command = game->commands;
    return;
  }
  if (game->messages.count == XMESSAGE_KEPT)
    XRecords_Remove(&game->messages, sizeof(XMessage), 0);
  XMessage *message = XRecords_Add(&game->messages, sizeof *message);
  snprintf(message->text, sizeof message->text, "%s", text);
  message->count = 1;
  message->time = game->world->scheduler.time;
  message->command = game->commands;
  message->weight = (uint8_t)weight;
}

void XGame_Emit(XGame *game, const XEvent *event)
{
  XEventRing_Add(&game->world->events, event);
  if (!event->seen || event->weight == XEVENT_QUIET)
    return;
  XText text;
  XText_Init(&text);
  XMessage_Sentence(game->world->content, event, &text);
  if (text.length > 0)
    XGame_Log(game, text.data, (XEventWeight)event->weight);
  XText_Clear(&text);
  if (event->weight >= XEVENT_WARN)
    game->interrupt = true;
}

void XGame_TellOf(XGame *game, const XCreature *actor, const char *word, const XItem *item)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.seen = true;
  if (item != NULL)
    event.item = XEventParty_Item(game, item);
  XGame_Emit(game, &event);
}

void XGame_Tell(XGame *game, const char *word, XEventWeight weight, const XItem *item,
                int32_t amount)
{
  XEvent event = XEvent_Of(game, word, weight, XGame_Hero(game));
  event.seen = true;
  event.amount = amount;
  if (item != NULL)
    event.item = XEventParty_Item(game, item);
  XGame_Emit(game, &event);
}
