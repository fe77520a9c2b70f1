/* Targeting: a cursor on the map, the way of the missile, and what would come of it. */
#include "creature/body.h"
#include "creature/caster.h"
#include "creature/missile.h"
#include "engine/xcolor.h"
#include "game/cast.h"
#include "game/identify.h"
#include "game/ui/mapview.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"
#include "game/ui/strip.h"
#include "game/view.h"

#include <string.h>

#define FOES_MOST 64

typedef struct Target {
  const XItem *item;         /* what flies; NULL: a spell */
  const XSpellKind *spell;   /* or NULL */
  const XItemKind *launcher; /* NULL: thrown */
  const char *key;           /* pressed again it throws, as Enter does */
  int32_t x, y, range;
  int at; /* index into foes, -1 when moved freely */
  const XCreature *foes[FOES_MOST];
  int count;
  XCastPlan plan; /* of a spell */
  XFlight flight;
} Target;

/* The foes in view, nearest first. */
static void find_foes(const XUi *ui, Target *target)
{
  const XCreature *seen[FOES_MOST];
  const int count = XMapView_InView(ui, seen, FOES_MOST);
  for (int i = 0; i < count; i++)
    if (XCreature_IsEnemy(ui->session->game->world, seen[i], XUi_Hero(ui)))
      target->foes[target->count++] = seen[i];
}

static void aim_at_foe(Target *target, int index)
{
  target->at = index;
  target->x = target->foes[index]->base.x;
  target->y = target->foes[index]->base.y;
}

/* The last target when it is still in view, else the nearest foe. */
static void aim_first(const XUi *ui, Target *target)
{
  target->at = -1;
  if (target->count > 0)
    aim_at_foe(target, 0);
  for (int i = 0; i < target->count; i++)
    if (XHandle_Equal(XCreature_Handle(target->foes[i]), ui->target))
      aim_at_foe(target, i);
}

/* ": 3-9 of fire, then leaden" */
static void add_spell_odds(const XWorld *world, const XCreature *hero, const Target *target,
                           const XCreature *foe, XText *out)
{
  const XSpellKind *spell = target->spell;
  int32_t least, most;
  XText_Add(out, ":");
  if (spell->form == XSPELL_CHARGE) {
    const XAttack attack = XCombat_Attack(world, hero);
    const XDefence defence = XCombat_Defence(world, foe);
    XCombat_DamageRange(&attack, &defence, &least, &most);
    XText_AddFormat(out, " hits %d%% of the time for %d-%d",
                    (int)XCombat_HitPercent(world, &attack, &defence), (int)least, (int)most);
  }
  if (XDice_Max(&spell->damage) > 0) {
    XCaster_DamageRange(world, hero, spell, foe, &least, &most);
    XText_AddFormat(out, " %d-%d%s%s", (int)least, (int)most,
                    spell->element == XRESIST_NONE ? "" : " of ",
                    spell->element == XRESIST_NONE ? "" : XResist_Ids[spell->element]);
  }
  for (int32_t i = 0; i < spell->effect_count; i++)
    if (spell->effects[i].type == XEFFECT_MODIFIER)
      XText_AddFormat(out, " %s", spell->effects[i].modifier->base.name);
}

/* "3 struck, you among them" */
static void add_reached(const XUi *ui, const Target *target, XText *out)
{
  bool own = false;
  for (int32_t i = 0; i < target->plan.count; i++)
    own = own || XHandle_Equal(target->plan.reached[i], XCreature_Handle(XUi_Hero(ui)));
  if (target->spell->radius > 0)
    XText_AddFormat(out, "; strikes %d%s", (int)target->plan.count, own ? ", you too!" : "");
}

/* "kobold, 4 steps: hits 63% of the time for 2-8" */
static void add_forecast(const XUi *ui, const Target *target, XText *out)
{
  const XWorld *world = ui->session->game->world;
  const XCreature *foe = target->flight.in_way, *hero = XUi_Hero(ui);
  if (foe == NULL || !XMap_Visible(&XWorld_Here(world)->map, foe->base.x, foe->base.y)) {
    const bool reached = target->flight.count > 0 &&
                         target->flight.cells[target->flight.count - 1].x == target->x &&
                         target->flight.cells[target->flight.count - 1].y == target->y;
    XText_AddFormat(out, "%s",
                    target->flight.count < 1 ? "aim somewhere"
                    : reached                ? "nobody in view there"
                                             : "it falls before that");
    return;
  }
  XText_AddFormat(out, "%s%s, %d step%s", XCreature_BreedOf(foe)->base.name,
                  foe->base.x != target->x || foe->base.y != target->y ? " in the way" : "",
                  (int)target->flight.count, target->flight.count == 1 ? "" : "s");
  if (target->spell != NULL) {
    add_spell_odds(world, hero, target, foe, out);
    return;
  }
  int32_t least, most;
  const XAttack attack = XMissile_Attack(world, hero, target->launcher, XItem_Kind(target->item));
  const XDefence defence = XMissile_Defence(world, foe, target->flight.count);
  XCombat_DamageRange(&attack, &defence, &least, &most);
  XText_AddFormat(out, ": hits %d%% of the time for %d-%d",
                  (int)XCombat_HitPercent(world, &attack, &defence), (int)least, (int)most);
}

/* Marks every cell that a bursting spell would strike. */
static void draw_area(const XUi *ui, XFrame *frame, const Target *target)
{
  const XGame *game = ui->session->game;
  const XMap *map = &XWorld_Here(game->world)->map;
  const XFlight *flight = &target->plan.flight;
  const int32_t reach = target->spell->radius;
  if (flight->count < 1)
    return;
  const XPoint end = flight->cells[flight->count - 1];
  for (int32_t cy = end.y - reach; cy <= end.y + reach; cy++)
    for (int32_t cx = end.x - reach; cx <= end.x + reach; cx++) {
      int x, y;
      if (!XMap_Contains(map, cx, cy) ||
          !XCast_Covers(game, XUi_Hero(ui), target->spell, &target->plan, cx, cy))
        continue;
      XMapView_ToScreen(ui, cx, cy, &x, &y);
      XFrame_Mark(frame, x, y, 1, XATTR_BOLD | XATTR_REVERSE);
    }
}

/* "8 TU: it acts once; threat here 1" */
static void add_tempo(const XUi *ui, const Target *target, XText *out)
{
  const XCreature *hero = XUi_Hero(ui), *foe = target->flight.in_way;
  const XWeighted costs = XStrip_Costs(ui);
  XStrip_AddCost(ui, &costs, ui->whole_costs, out);
  if (foe != NULL && XGame_SeesCreature(ui->session->game, foe)) {
    XText_Add(out, ": it acts ");
    XTimeline_AddActs(ui->session->game, foe, &costs, out);
  }
  XText_AddFormat(out, "; threat here %d",
                  (int)XThreat_At(&ui->threat, hero->base.x, hero->base.y));
}

static void draw_way(const XUi *ui, XFrame *frame, const Target *target)
{
  int x, y;
  for (int32_t i = 0; i < target->flight.count; i++) {
    const XPoint cell = target->flight.cells[i];
    XMapView_ToScreen(ui, cell.x, cell.y, &x, &y);
    if (target->flight.in_way == NULL || i + 1 < target->flight.count)
      XFrame_Put(frame, x, y, '*', XCOLOR_YELLOW, 0);
  }
  if (target->spell != NULL && target->spell->radius > 0)
    draw_area(ui, frame, target);
  XMapView_ToScreen(ui, target->x, target->y, &x, &y);
  XFrame_Mark(frame, x, y, 1, XATTR_REVERSE);
  XFrame_Cursor(frame, x, y);
}

/* "Throw a dart (range 6): ", "Cast fire bolt (range 7, PP 2): " */
static void add_head(const XGame *game, const Target *target, XText *out)
{
  if (target->spell != NULL) {
    XText_AddFormat(out, "Cast %s (range %d, PP %d): ", target->spell->base.name,
                    (int)target->range, (int)target->spell->pp);
    return;
  }
  const XLook *look = XGame_LookOf(game, XItem_Kind(target->item));
  XText_Add(out, target->launcher != NULL ? "Fire " : "Throw ");
  XItemKind_AddName(look != NULL ? look->base.name : XItem_Kind(target->item)->base.name, NULL, 1,
                    out);
  XText_AddFormat(out, " (range %d): ", (int)target->range);
}

static void draw_target(XUi *ui, XFrame *frame, void *context)
{
  Target *target = context;
  const XGame *game = ui->session->game;
  XText text;
  XFlight_Plan(game, XUi_Hero(ui), target->x, target->y, target->range, &target->flight);
  if (target->spell != NULL)
    XCast_Plan(game, XUi_Hero(ui), target->spell, target->x, target->y, &target->plan);
  XUi_DrawPlay(ui, frame, NULL);
  XMapView_Show(ui, frame, target->x, target->y);
  XFrame_Erase(frame);
  XUi_DrawPlay(ui, frame, NULL);
  XFrame_Fill(frame, 0, 0, frame->width, ' ', XCOLOR_DEFAULT, 0);
  XFrame_Fill(frame, 0, 1, frame->width, ' ', XCOLOR_DEFAULT, 0);
  XText_Init(&text);
  add_head(game, target, &text);
  add_forecast(ui, target, &text);
  if (target->spell != NULL)
    add_reached(ui, target, &text);
  XFrame_TextClip(frame, 0, 0, frame->width, text.data, XCOLOR_WHITE, XATTR_BOLD);
  XText_Reset(&text);
  add_tempo(ui, target, &text);
  XFrame_TextClip(frame, 0, 1, frame->width, text.data, XCOLOR_DEFAULT, 0);
  XText_Reset(&text);
  XText_AddFormat(&text,
                  "Tab: next foe   move: aim   Enter or %s: let go   %%: odds   Esc: never mind",
                  target->key);
  XFrame_Fill(frame, 0, frame->height - 1, frame->width, ' ', XCOLOR_DEFAULT, 0);
  XFrame_TextClip(frame, 1, frame->height - 1, frame->width - 1, text.data,
                  XUi_Color(ui, "menu.hint", XCOLOR_CYAN), 0);
  XText_Clear(&text);
  draw_way(ui, frame, target);
}

static void move_aim(const XUi *ui, Target *target, const XDirection *direction)
{
  const XMap *map = &XWorld_Here(ui->session->game->world)->map;
  if (!XMap_Contains(map, target->x + direction->dx, target->y + direction->dy))
    return;
  target->x += direction->dx;
  target->y += direction->dy;
  target->at = -1;
}

/* Lets the player aim; false when left. */
static bool aim(XUi *ui, Target *target)
{
  for (;;) {
    bool here;
    XKey key = XUi_Ask(ui, draw_target, target);
    const XDirection *direction = XKeys_Direction(&ui->keys, key, &here);
    if (XUi_IsLeave(key))
      return false;
    if (key.code == XKEY_ENTER || XUi_IsChar(key, target->key[0])) {
      if (target->flight.count > 0)
        return true;
      XTerm_Bell(ui->term);
    } else if (key.code == XKEY_TAB && target->count > 0) {
      aim_at_foe(target, (target->at + 1) % target->count);
    } else if (XUi_IsChar(key, '%')) {
      ui->whole_costs = !ui->whole_costs;
    } else if (direction) {
      move_aim(ui, target, direction);
    }
  }
}

/* Aims and appends the cell. */
static bool aim_from(XUi *ui, Target *target, XText *line)
{
  find_foes(ui, target);
  aim_first(ui, target);
  if (!aim(ui, target))
    return false;
  if (target->at >= 0)
    ui->target = XCreature_Handle(target->foes[target->at]);
  XText_AddFormat(line, " at %d,%d", (int)target->x, (int)target->y);
  return true;
}

bool XScreen_AimSpell(XUi *ui, const XSpellKind *spell, XText *line)
{
  const XCreature *hero = XUi_Hero(ui);
  Target target = {
      .spell = spell, .key = "z", .range = spell->range, .x = hero->base.x, .y = hero->base.y};
  ui->preview = (XAction){.kind = XACT_CAST, .arg = spell->base.index};
  const bool aimed = aim_from(ui, &target, line);
  ui->preview = (XAction){.kind = XACT_NONE};
  return aimed;
}

bool XScreen_AskTarget(XUi *ui, const XItem *item, const XItemKind *launcher, XText *line)
{
  const XCreature *hero = XUi_Hero(ui);
  Target target = {.item = item,
                   .launcher = launcher,
                   .key = launcher != NULL || item->worn == XSLOT_MISSILE ? "f" : "v",
                   .x = hero->base.x,
                   .y = hero->base.y};
  target.range = XMissile_Range(ui->session->game->world, hero, launcher, XItem_Kind(item));
  ui->preview =
      (XAction){.kind = launcher != NULL || item->worn == XSLOT_MISSILE ? XACT_FIRE : XACT_THROW,
                .item = item->base.base.self};
  const bool aimed = aim_from(ui, &target, line);
  ui->preview = (XAction){.kind = XACT_NONE};
  return aimed;
}

bool XScreen_AskFire(XUi *ui, XText *line)
{
  const XWorld *world = ui->session->game->world;
  const XItem *item = XBody_Worn(world, XUi_Hero(ui), XSLOT_MISSILE);
  const XItemKind *launcher =
      item == NULL ? NULL : XMissile_Launcher(world, XUi_Hero(ui), XItem_Kind(item));
  if (item == NULL)
    XUi_Note(ui, "Your quiver is empty. W puts missiles there.");
  else if (launcher == NULL && XItem_Kind(item)->skill != XSKILL_THROWING)
    XUi_Note(ui, "You have nothing ready that shoots them. W takes a launcher in hand.");
  else
    return XScreen_AskTarget(ui, item, launcher, line);
  return false;
}
