/* One item: its figures, and the commands that fit it. */
#include "creature/body.h"
#include "creature/combat.h"
#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/blows.h"
#include "game/identify.h"
#include "game/ui/page.h"
#include "game/ui/route.h"
#include "game/ui/screens.h"

#include <stdio.h>
#include <string.h>

static void add_dice(XText *out, const char *label, const XDice *dice)
{
  char text[32];
  XDice_Format(dice, text, sizeof text);
  XText_AddFormat(out, "%s %s (%d-%d)", label, text, (int)XDice_Min(dice), (int)XDice_Max(dice));
}

static void build_weapon(const XUi *ui, XPage *page, const XItemKind *kind)
{
  const XGame *game = ui->session->game;
  const XWeaponVerb *verb = XRules_VerbOf(XGame_Rules(game), kind->skill);
  XText text;
  XText_Init(&text);
  add_dice(&text, "damage", &kind->damage);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " %s, to hit %+d, %s, %d-handed", text.data, (int)kind->hit,
             XSkill_Name(game->world->content, kind->skill), (int)kind->hands);
  XText_Reset(&text);
  if (verb != NULL && game->profile != XPROFILE_CLASSIC) {
    XBlow_DescribeVerb(game, verb, &text);
    XPage_Wrap(page, 1, 0, XCOLOR_DEFAULT, text.data);
  }
  XText_Clear(&text);
}

/* What attacks with it take: its own figures in tens of aut, then this hero's: every term, the
 * odds. */
static void build_delay(const XUi *ui, XPage *page, const XItemKind *kind)
{
  const XGame *game = ui->session->game;
  const XRules *rules = XGame_Rules(game);
  const XCreature *hero = XUi_Hero(ui);
  const int32_t useful = rules->delays.skill10_per_aut * (kind->delay - kind->least_delay);
  const XDelayAttack attack = XDelay_With(game->world, hero, kind);
  const XWeighted roll = XDelay_Roll(rules, &attack);
  const XFraction m = XCreature_StatusFraction(hero, game->profile, true);
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "delay %d.%d, at skill %d.%d down to %d.%d", (int)(kind->delay / 10),
                  (int)(kind->delay % 10), (int)(useful / 10), (int)(useful % 10),
                  (int)(kind->least_delay / 10), (int)(kind->least_delay % 10));
  if (game->profile != XPROFILE_CLASSIC) {
    XText_Add(&text, "; it takes you ");
    XDelay_AddTerms(rules, &attack, &text);
    XText_Add(&text, " (");
    XWeighted_Percent(&roll, 1, &text);
    XText_Add(&text, ")");
  }
  if (m.n != m.d)
    XText_AddFormat(&text, ", statuses x %lld/%lld", (long long)m.n, (long long)m.d);
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT, text.data);
  XText_Clear(&text);
}

/* What a shield costs in delay now, and when it would cost nothing. */
static void build_shield(const XUi *ui, XPage *page, const XItemKind *kind)
{
  const XRules *rules = XGame_Rules(ui->session->game);
  const XCreature *hero = XUi_Hero(ui);
  const int32_t now = XDelay_ShieldMean100(rules, kind->encumbrance, hero->skills[XSKILL_SHIELDS],
                                           XCreature_Stat(hero, XSTAT_ST));
  XPage_Line(page, XCOLOR_DEFAULT, 0,
             " attacks take %d.%02d TU longer with it; nothing at shields %d.%d", (int)(now / 100),
             (int)(now % 100), (int)(rules->delays.shield_skill10 / 10),
             (int)(rules->delays.shield_skill10 % 10));
}

static void build_effects(XPage *page, const XItemKind *kind)
{
  static const char *const words[XEFFECT_COUNT] = {
      "",
      "hit points healed:",
      "hit points lost:",
      "power points:",
      "food:",
      "",
      "you are elsewhere, within cells:",
      "you are anywhere in this place",
      "ground known within cells:",
      "kinds of things made known:",
      "",
      "",
  };
  for (int32_t i = 0; i < kind->effect_count; i++) {
    const XItemEffect *effect = &kind->effects[i];
    XText text;
    XText_Init(&text);
    if (effect->type == XEFFECT_MODIFIER)
      XText_AddFormat(&text, "you become: %s", effect->modifier->base.name);
    else if (effect->type == XEFFECT_CURE)
      XText_AddFormat(&text, "it ends: %s", effect->modifier->base.name);
    else if (effect->type == XEFFECT_LEARN)
      XText_AddFormat(&text, "it teaches: %s, spellcraft %d.%d at least", effect->spell->base.name,
                      (int)(effect->spell->skill10 / 10), (int)(effect->spell->skill10 % 10));
    else if (effect->type == XEFFECT_TELEPORT)
      XText_Add(&text, words[effect->type]);
    else
      add_dice(&text, words[effect->type], &effect->dice);
    XPage_Line(page, XCOLOR_DEFAULT, 0, " %s", text.data);
    XText_Clear(&text);
  }
}

static bool is_read(const XItemKind *kind)
{
  return kind->type == XITEM_SCROLL || kind->type == XITEM_BOOK;
}

/* What is seen of a thing whose kind is not known. */
static void build_unknown(XPage *page, const XItem *item)
{
  XPage_Wrap(page, 1, 0, XCOLOR_DEFAULT,
             XItem_Kind(item)->type == XITEM_SCROLL
                 ? "You do not know what is written on it. Reading it will tell."
                 : "You do not know what it does. Drinking it will tell.");
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
  XPage_Line(page, XCOLOR_DEFAULT, 0, " weight %lld", (long long)XItem_Weight(item));
}

static void build_item(XUi *ui, XPage *page, void *context)
{
  const XItem *item = context;
  const XItemKind *kind = XItem_Kind(item);
  if (XGame_LookOf(ui->session->game, kind) != NULL) {
    build_unknown(page, item);
    return;
  }
  if (kind->description)
    XPage_Wrap(page, 1, 0, XCOLOR_DEFAULT, kind->description);
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
  if (kind->type == XITEM_WEAPON || kind->type == XITEM_MISSILE)
    build_weapon(ui, page, kind);
  if (kind->type == XITEM_LAUNCHER)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " adds %d damage, to hit %+d, %s, %d-handed",
               (int)kind->damage.bonus, (int)kind->hit, XSkill_Name(ui->content, kind->skill),
               (int)kind->hands);
  if (kind->delay > 0)
    build_delay(ui, page, kind);
  if (kind->type == XITEM_SHIELD && kind->encumbrance > 0)
    build_shield(ui, page, kind);
  if (kind->slot == XSLOT_BODY && kind->encumbrance > 0)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " encumbrance %d: shots take longer",
               (int)kind->encumbrance);
  if (kind->range > 0)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " range %d%s", (int)kind->range,
               kind->sturdy ? ", never breaks" : "");
  if (kind->dv || kind->pv)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " DV %+d, PV %+d", (int)kind->dv, (int)kind->pv);
  if (kind->slot != XSLOT_NONE)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " worn %s%s", XSlot_Names[kind->slot],
               item->worn ? ", as it is now" : "");
  if (kind->need_st > 0)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " clumsy below St:%d", (int)kind->need_st);
  if (XItem_Nutrition(item) > 0)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " food: %d", (int)XItem_Nutrition(item));
  build_effects(page, kind);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " weight %lld, worth %lld gold",
             (long long)XItem_Weight(item), (long long)kind->value * item->quantity);
}

XKey XScreen_ItemPage(XUi *ui, const XItem *item, const char *keys)
{
  XText name;
  char footer[160];
  const XItemKind *kind = XItem_Kind(item);
  XText_Init(&name);
  XGame_ItemName(ui->session->game, item, &name);
  snprintf(
      footer, sizeof footer, "%s%s%s%s%s%s%sEsc back", keys ? "d drop   " : "",
      keys && strchr(keys, 'W') ? "W wear   " : "",
      keys && strchr(keys, 'T') ? "T take off   " : "", keys && strchr(keys, 'E') ? "E eat   " : "",
      keys && kind->type == XITEM_POTION ? "q quaff   " : "",
      keys && is_read(kind) ? "r read   " : "", keys && strchr(keys, 'c') ? "c compare   " : "");
  XPageView view = {.title = name.data,
                    .footer = footer,
                    .Build = build_item,
                    .context = (void *)(uintptr_t)item,
                    .keys = keys};
  XKey key = XPage_Show(ui, &view);
  XText_Clear(&name);
  return key;
}

/* The keys of what can be done with an item. */
static void keys_for(const XItem *item, char out[10])
{
  const XItemKind *kind = XItem_Kind(item);
  snprintf(out, 10, "d%s%s%s%s%s%s", !item->worn && kind->slot != XSLOT_NONE ? "W" : "",
           item->worn ? "T" : "", XItem_Nutrition(item) > 0 ? "E" : "",
           kind->type == XITEM_POTION ? "q" : "", is_read(kind) ? "r" : "",
           kind->slot != XSLOT_NONE && kind->slot != XSLOT_MISSILE ? "c" : "");
}

static const char *command_of(int32_t key)
{
  switch (key) {
  case 'd':
    return "drop";
  case 'W':
    return "wear";
  case 'T':
    return "takeoff";
  case 'E':
    return "eat";
  case 'q':
    return "quaff";
  case 'r':
    return "read";
  default:
    return NULL;
  }
}

bool XScreen_Item(XUi *ui, const XItem *item)
{
  char keys[10], line[40];
  XKey key;
  keys_for(item, keys);
  while (XUi_IsChar(key = XScreen_ItemPage(ui, item, keys), 'c'))
    XScreen_Compare(ui, item);
  const char *command = command_of(key.code);
  if (!command || ui->end != XUI_GOES_ON)
    return false;
  snprintf(line, sizeof line, "%s #%d", command,
           (int)XInventory_Find(ui->session->game->world, XUi_Hero(ui), item) + 1);
  XUi_Do(ui, line);
  return true;
}
