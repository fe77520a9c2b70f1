/* What stands for kinds that a saved game has and the content lacks: harmless, useless, and kept as
   it is until its mod is back. Each begins as a copy of the first of its type, so that nothing that
   the rules read of it is odd. */
#include "creature/template.h"
#include "engine/xarena.h"
#include "engine/xtile.h"
#include "game/feature.h"
#include "game/quest.h"
#include "game/place.h"
#include "game/trap.h"
#include "item/xitemkind.h"
#include "lua/ldef.h"
#include "magic/xmodifier.h"

#include <string.h>

static const char about[] = "Something of a mod that is not there. It waits until the mod is back.";

static void calm_monster(XMonster *monster)
{
  monster->breed.glyph = '?';
  monster->breed.description = about;
  monster->breed.proper = false;
  monster->tactic = about;
  monster->ai = XAI_STILL | XAI_PEACEFUL;
  monster->memory = 0;
  monster->rarity = 0;
  monster->element = XRESIST_NONE;
  monster->brand = (XDice){0};
  monster->venom_count = monster->gear_count = monster->spell_count = 0;
  monster->gold = (XDice){0};
  monster->names = NULL;
  memset(&monster->windup, 0, sizeof monster->windup);
}

static void calm_item(XItemKind *item)
{
  *item = (XItemKind){.base = item->base,
                      .description = about,
                      .glyph = '?',
                      .color = item->color,
                      .type = XITEM_THING,
                      .slot = XSLOT_NONE,
                      .weight = 1,
                      .hands = 1};
}

static void calm_tile(XTileKind *tile)
{
  *tile = (XTileKind){.base = tile->base,
                      .description = about,
                      .glyph = '?',
                      .ascii = '?',
                      .color = tile->color,
                      .flags = XTILE_WALK | XTILE_SIGHT,
                      .tread = 100};
}

static void calm_place(XPlaceKind *place)
{
  place->brief = "missing";
  place->description = about;
  place->start = false;
  place->exit_count = place->folk_count = place->thing_count = place->populate_count = 0;
  place->hint_count = place->timer_count = place->scatter = 0;
}

static void calm_modifier(XModifierKind *modifier)
{
  *modifier = (XModifierKind){.base = modifier->base,
                              .description = about,
                              .duration = modifier->duration,
                              .delay = {1, 1},
                              .attack_delay = {1, 1},
                              .element = XRESIST_NONE};
}

static void calm_trap(XTrapKind *trap)
{
  trap->description = about;
  trap->weight = trap->alarm = 0;
  trap->damage = trap->hold = (XDice){0};
  memset(&trap->windup, 0, sizeof trap->windup);
}

static void calm_feature(XFeatureKind *feature)
{
  feature->description = about;
  feature->callback = NULL;
}

static void calm_quest(XQuestKind *quest)
{
  quest->description = about;
  quest->stage_count = 0;
}

static void calm(XKindType type, void *object)
{
  if (type == XKIND_MONSTER)
    calm_monster(object);
  else if (type == XKIND_ITEM)
    calm_item(object);
  else if (type == XKIND_TILE)
    calm_tile(object);
  else if (type == XKIND_PLACE)
    calm_place(object);
  else if (type == XKIND_MODIFIER)
    calm_modifier(object);
  else if (type == XKIND_TRAP)
    calm_trap(object);
  else if (type == XKIND_FEATURE)
    calm_feature(object);
  else if (type == XKIND_QUEST)
    calm_quest(object);
}

void XLoader_SetPlaceholders(XLoader *loader)
{
  for (int i = 0; XBuilders[i] != NULL; i++) {
    const XBuilder *builder = XBuilders[i];
    if (builder->type == XKIND_NONE || XContent_Count(loader->content, builder->type) == 0)
      continue;
    void *object = XArena_Alloc(XContent_Arena(loader->content), builder->size);
    memcpy(object, XContent_At(loader->content, builder->type, 0), builder->size);
    calm(builder->type, object);
    XContent_SetPlaceholder(loader->content, builder->type, object, builder->size);
  }
  for (int i = 0; i < loader->mod_count; i++)
    for (int n = 0; loader->mods[i].about != NULL && n < loader->mods[i].about->rename_count; n++)
      XContent_SetRenamed(loader->content, loader->mods[i].about->renames[n].from,
                          loader->mods[i].about->renames[n].to);
}
