/* Looking: a cursor on the map, and what is known of what it stands on. */
#include "creature/combat.h"
#include "creature/speed.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/blows.h"
#include "game/floor.h"
#include "game/feature.h"
#include "game/identify.h"
#include "game/parting.h"
#include "game/trap.h"
#include "game/ui/mapview.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"
#include "game/ui/strip.h"
#include "game/ui/text.h"
#include "game/view.h"
#include "game/windup.h"

#include <stdio.h>
#include <string.h>

#define SEEN_MOST 64
#define ROWS_MOST 9 /* of the panel */

typedef struct Look {
  int32_t x, y; /* the cell looked at */
  int at;       /* index into `seen`, -1 when moved freely */
  const XCreature *seen[SEEN_MOST];
  int count;
  XPage page; /* what the panel says */
} Look;

static const char *mood_of(const XWorld *world, const XCreature *creature, const XCreature *hero)
{
  if (!XCreature_IsEnemy(world, creature, hero))
    return "peaceful";
  if (creature->mood == XMOOD_HUNTING)
    return "hunting you!";
  return creature->mood == XMOOD_FLEEING ? "fleeing" : "at ease, has not noticed you";
}

/* Appends "72% of the time for 6-9"; what armour holds but for its gaps is said so. */
static void add_odds(XText *out, const XWorld *world, const XAttack *attack,
                     const XDefence *defence)
{
  int32_t least, most;
  XCombat_DamageRange(attack, defence, &least, &most);
  XText_AddFormat(out, "%d%% of the time", (int)XCombat_HitPercent(world, attack, defence));
  if (most > 0)
    XText_AddFormat(out, " for %d-%d", (int)least, (int)most);
  else
    XText_Add(out, ", and armour holds it but for critical blows");
}

/* "You hit it 72% of the time for 6-9: about 3 hits more." */
static void add_yours(XText *out, const XWorld *world, const XCreature *hero,
                      const XCreature *creature)
{
  XAttack attack = XCombat_Attack(world, hero);
  XDefence defence = XCombat_Defence(world, creature);
  int32_t hits = XCombat_HitsToKill(world, &attack, &defence, creature->hp);
  XText_Add(out, "You hit it ");
  add_odds(out, world, &attack, &defence);
  if (hits == 0) {
    XText_Add(out, ": you can hardly hurt it. ");
    return;
  }
  XText_AddFormat(out, ": about %d hit%s more. ", (int)hits, hits > 1 ? "s" : "");
}

/* "It hits you 41% of the time for 2-6; at worst it kills you in 7 blows." */
static void add_its(XText *out, const XWorld *world, const XCreature *hero,
                    const XCreature *creature)
{
  XAttack attack = XCombat_Attack(world, creature);
  XDefence defence = XCombat_Defence(world, hero);
  int32_t worst = XCombat_WorstDamage(&attack, &defence);
  if (!XCreature_IsEnemy(world, creature, hero)) {
    XText_Add(out, "It means you no harm.");
    return;
  }
  if (worst <= 0) {
    XText_Add(out, "It cannot hurt you.");
    return;
  }
  XText_Add(out, "It hits you ");
  add_odds(out, world, &attack, &defence);
  int32_t blows = (hero->hp + worst - 1) / worst;
  XText_AddFormat(out, "; at worst it kills you in %d blow%s", (int)blows,
                  blows == 1   ? "!"
                  : blows == 2 ? "s!"
                               : "s.");
}

/* What its weapon does, and whether it strikes at who steps away. */
static void add_threat(XText *out, const XGame *game, const XCreature *hero,
                       const XCreature *creature)
{
  const XWeaponVerb *verb = XBlow_VerbOf(game, creature);
  if (verb != NULL) {
    XText_AddChar(out, ' ');
    XBlow_DescribeVerb(game, verb, out);
  }
  const XMonster *monster = XCreature_Monster(creature);
  if (monster != NULL && monster->windup.name != NULL && game->profile != XPROFILE_CLASSIC)
    XText_AddFormat(out, " Winds up: %s, %d of its TU%s.", monster->windup.name,
                    (int)monster->windup.tu, monster->windup.breakable ? ", breakable" : "");
  const XPending *coming = XWindUp_By(game, creature);
  if (coming != NULL)
    XText_AddFormat(out, " It is winding up now: lands in %d TU!",
                    (int)XPending_DueIn(game, coming));
  if (XParting_Threatens(game, creature, hero))
    XText_Add(out, " It would strike at you now if you stepped out of its reach.");
}

/* "   (blob, very low band)" */
static void add_kind(XText *out, const XMonster *monster)
{
  XText_AddFormat(out, "   (%s, ", XCreatureKind_Ids[monster->kind]);
  for (const char *at = XBand_Ids[monster->band]; *at; at++)
    XText_AddChar(out, *at == '_' ? ' ' : *at);
  XText_Add(out, " band)");
}

/* "leaden! 24, haste 60": what is in force on it, with slices left. */
static void describe_statuses(XPage *page, const XGame *game, const XCreature *creature)
{
  const XModifier *modifiers = creature->modifiers.items;
  XText text;
  XText_Init(&text);
  for (int32_t i = 0; i < creature->modifiers.count; i++) {
    const XModifierKind *kind = (const XModifierKind *)modifiers[i].kind;
    const int64_t left = modifiers[i].ends_at - game->world->scheduler.time;
    XText_AddFormat(&text, "%s%s%s %lld", i > 0 ? ", " : "", kind->base.name,
                    kind->harmful ? "!" : "",
                    (long long)((left + XSCHEDULER_TIME_SLICE - 1) / XSCHEDULER_TIME_SLICE));
  }
  if (text.length > 0)
    XPage_Line(page, XCOLOR_YELLOW, 0, " %s", text.data);
  XText_Clear(&text);
}

/* "It casts fire bolt, haste (PP 7)." */
static void describe_spells(XPage *page, const XCreature *creature, const XMonster *monster)
{
  XText text;
  XText_Init(&text);
  XText_Add(&text, "It casts");
  for (int32_t i = 0; i < monster->spell_count; i++)
    XText_AddFormat(&text, "%s %s", i == 0 ? "" : ",", monster->spells[i].spell->base.name);
  XText_AddFormat(&text, " (PP %d).", (int)creature->pp);
  XPage_Wrap(page, 1, 0, XCOLOR_DEFAULT, text.data);
  XText_Clear(&text);
}

/* "Your blow: 8 TU. It acts once before you do again; twice if it only steps." */
static void add_tempo(XUi *ui, XText *out, const XCreature *creature)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const XAction action = {.kind = XACT_ATTACK, .target = XCreature_Handle(creature)};
  const bool strikes =
      XCreature_Distance(hero->base.x, hero->base.y, creature->base.x, creature->base.y) == 1 &&
      XCreature_IsEnemy(game->world, hero, creature);
  ui->preview = strikes ? action : (XAction){.kind = XACT_STEP};
  const XWeighted costs = XStrip_Costs(ui);
  XText_Add(out, strikes ? " Your blow: " : " Your step: ");
  XStrip_AddCost(ui, &costs, ui->whole_costs, out);
  XText_Add(out, ". Before you act again it acts ");
  XTimeline_AddActs(game, creature, &costs, out);
  XText_AddChar(out, '.');
}

static void describe_creature(XUi *ui, XPage *page, const XCreature *creature)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const XMonster *monster = XCreature_Monster(creature);
  const XBreed *breed = XCreature_BreedOf(creature);
  XText text;
  int32_t sp = XCreature_GetShownSpeed(game->world, creature, game->profile);
  int32_t yours = XCreature_GetShownSpeed(game->world, hero, game->profile);
  XText_Init(&text);
  XText_AddFormat(&text, "%s, %s", breed->base.name, mood_of(game->world, creature, hero));
  if (monster)
    add_kind(&text, monster);
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, " %s", text.data);
  XText_Reset(&text);
  XUiText_AddBar(&text, creature->hp, creature->max_hp, 10);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " %s   Sp:%d (you: %d)%s", text.data, (int)sp, (int)yours,
             sp > yours ? "  faster than you!" : "");
  XText_Reset(&text);
  add_yours(&text, game->world, hero, creature);
  add_its(&text, game->world, hero, creature);
  add_threat(&text, game, hero, creature);
  add_tempo(ui, &text, creature);
  XPage_Wrap(page, 1, 0, XCOLOR_DEFAULT, text.data);
  XText_Clear(&text);
  describe_statuses(page, game, creature);
  if (monster && monster->spell_count > 0)
    describe_spells(page, creature, monster);
  if (breed->description)
    XPage_Wrap(page, 1, 0, XCOLOR_LIGHTGRAY, breed->description);
  if (monster && monster->tactic)
    XPage_Wrap(page, 1, 0, XUi_Color(ui, "menu.hint", XCOLOR_CYAN), monster->tactic);
}

static void describe_items(XUi *ui, XPage *page, const XLocation *here, const Look *look)
{
  const XGame *game = ui->session->game;
  int32_t count = XFloor_Count(game, here, look->x, look->y);
  for (int32_t i = 0; i < count; i++) {
    const XItem *item = XFloor_At(game, here, look->x, look->y, i);
    XText name;
    XText_Init(&name);
    XGame_ItemName(game, item, &name);
    XPage_Line(page, (XColor)XGame_ItemColor(game, XItem_Kind(item)), 0, " %s", name.data);
    XText_Clear(&name);
    if (count == 1 && XItem_Kind(item)->description && XGame_LookOf(game, XItem_Kind(item)) == NULL)
      XPage_Wrap(page, 1, 0, XCOLOR_LIGHTGRAY, XItem_Kind(item)->description);
  }
}

/* A cell that is remembered: the terrain, and the thing last seen on it. */
static void describe_memory(XUi *ui, XPage *page, const XLocation *here, const Look *look)
{
  uint16_t thing = here->map.known_item.cells[XMap_Cell(&here->map, look->x, look->y)];
  if (thing == 0)
    return;
  const XKind *kind = XContent_At(ui->content, XKIND_ITEM, thing - 1);
  const XLook *seen = XGame_LookOf(ui->session->game, (const XItemKind *)kind);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " You saw here: %s", seen ? seen->base.name : kind->name);
}

/* The blow that will land on a cell. */
static void describe_looming(XUi *ui, XPage *page, const Look *look)
{
  const XGame *game = ui->session->game;
  const XPending *pending = XPending_At(game, look->x, look->y);
  if (!pending)
    return;
  const XKind *of = pending->monster ? pending->monster : pending->trap;
  XPage_Line(page, XUi_Color(ui, "map.looming", XCOLOR_LIGHTRED), XATTR_BOLD,
             " ! %s (%s) lands here in %d TU%s", XPending_Of(pending)->name, of->name,
             (int)XPending_DueIn(game, pending),
             XPending_Of(pending)->breakable ? "; it can be broken" : "");
}

static void describe_hero(XUi *ui, XPage *page)
{
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, " You, %s the %s %s.", ui->now.name, ui->now.race,
             ui->now.career);
}

static void describe_feature(XPage *page, const XLocation *here, const Look *look)
{
  const XFeature *feature = XLocation_FeatureAt(here, look->x, look->y);
  if (!feature)
    return;
  const XFeatureKind *kind = (const XFeatureKind *)feature->kind;
  XPage_Line(page, (XColor)kind->color, 0, " %s", kind->base.name);
  XPage_Wrap(page, 1, 0, XCOLOR_LIGHTGRAY, kind->description);
}

static void describe_trap(XPage *page, const XLocation *here, const Look *look)
{
  const XTrapKind *trap = XTrap_Known(here, look->x, look->y);
  if (!trap)
    return;
  XPage_Line(page, (XColor)trap->color, 0, " %s", trap->base.name);
  XPage_Wrap(page, 1, 0, XCOLOR_LIGHTGRAY, trap->description);
}

static void describe(XUi *ui, Look *look)
{
  const XGame *game = ui->session->game;
  const XLocation *here = XWorld_Here(game->world);
  const XTileKind *tile = XMap_Known(&here->map, ui->content, look->x, look->y);
  const XCreature *who = XCreature_At(game->world, here, look->x, look->y);
  bool visible = XMap_Visible(&here->map, look->x, look->y);
  XPage *page = &look->page;
  XText_Reset(&page->text);
  page->count = 0;
  if (visible)
    describe_looming(ui, page, look);
  if (who == XUi_Hero(ui))
    describe_hero(ui, page);
  else if (who && visible && XGame_SeesCreature(game, who))
    describe_creature(ui, page, who);
  if (visible)
    describe_items(ui, page, here, look);
  else if (tile)
    describe_memory(ui, page, here, look);
  if (!tile) {
    XPage_Line(page, XCOLOR_DEFAULT, 0, " You have not seen this yet.");
    return;
  }
  describe_feature(page, here, look);
  describe_trap(page, here, look);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " %s%s", tile->base.name, visible ? "" : ", remembered");
  if (tile->description && page->count < 4)
    XPage_Wrap(page, 1, 0, XCOLOR_LIGHTGRAY, tile->description);
}

static void draw_panel(XUi *ui, XFrame *frame, const XPage *page, int top, int rows)
{
  for (int i = 0; i < rows; i++)
    XFrame_Fill(frame, 0, top + i, frame->width, ' ', XCOLOR_DEFAULT, 0);
  for (int i = 0; i < rows - 1 && i < page->count; i++)
    XFrame_Text(frame, 0, top + i, XPage_At(page, i), page->lines[i].color, page->lines[i].attr);
  XFrame_Fill(frame, 0, top + rows - 1, frame->width, '-', XCOLOR_DARKGRAY, 0);
  XFrame_Text(frame, 1, top + rows - 1,
              " Tab: next creature   s: why its Sp   %: odds of costs   Esc: back ",
              XUi_Color(ui, "menu.hint", XCOLOR_CYAN), 0);
}

static void draw_look(XUi *ui, XFrame *frame, void *context)
{
  Look *look = context;
  int x, y;
  XUi_DrawPlay(ui, frame, NULL);
  XMapView_Show(ui, frame, look->x, look->y);
  XFrame_Erase(frame);
  XUi_DrawPlay(ui, frame, NULL);
  look->page.width = frame->width;
  describe(ui, look);
  int rows = (look->page.count < ROWS_MOST ? look->page.count : ROWS_MOST) + 1;
  XMapView_ToScreen(ui, look->x, look->y, &x, &y);
  bool above = y > XMAPVIEW_TOP + (frame->height - XMAPVIEW_TOP - XMAPVIEW_BOTTOM) / 2;
  draw_panel(ui, frame, &look->page, above ? 0 : frame->height - rows, rows);
  XFrame_Mark(frame, x, y, 1, XATTR_REVERSE);
  XFrame_Cursor(frame, x, y);
}

static void next_creature(Look *look)
{
  if (look->count == 0)
    return;
  look->at = (look->at + 1) % look->count;
  look->x = look->seen[look->at]->base.x;
  look->y = look->seen[look->at]->base.y;
}

static void move_cursor(XUi *ui, Look *look, const XDirection *direction)
{
  const XMap *map = &XWorld_Here(ui->session->game->world)->map;
  if (!XMap_Contains(map, look->x + direction->dx, look->y + direction->dy))
    return;
  look->x += direction->dx;
  look->y += direction->dy;
}

/* The speed of whoever is seen under the cursor, factor by factor. */
static void explain_speed(XUi *ui, const Look *look)
{
  const XGame *game = ui->session->game;
  const XLocation *here = XWorld_Here(game->world);
  const XCreature *who = XCreature_At(game->world, here, look->x, look->y);
  if (who != NULL && XMap_Visible(&here->map, look->x, look->y) && XGame_SeesCreature(game, who))
    XScreen_SpeedOf(ui, who);
}

void XScreen_Look(XUi *ui)
{
  const XCreature *hero = XUi_Hero(ui);
  Look look = {.x = hero->base.x, .y = hero->base.y, .at = -1};
  look.count = XMapView_InView(ui, look.seen, SEEN_MOST);
  XPage_Init(&look.page);
  next_creature(&look);
  for (;;) {
    bool here;
    XKey key = XUi_Ask(ui, draw_look, &look);
    const XDirection *direction = XKeys_Direction(&ui->keys, key, &here);
    if (XUi_IsLeave(key) || key.code == XKEY_ENTER)
      break;
    if (XUi_IsChar(key, 's') && !direction)
      explain_speed(ui, &look);
    else if (key.code == XKEY_TAB || XUi_IsChar(key, '*'))
      next_creature(&look);
    else if (XUi_IsChar(key, '%'))
      ui->whole_costs = !ui->whole_costs;
    else if (direction)
      move_cursor(ui, &look, direction);
  }
  ui->preview = (XAction){.kind = XACT_NONE};
  XPage_Clear(&look.page);
}
