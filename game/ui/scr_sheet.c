/* The character sheet: every figure of the hero. */
#include "creature/body.h"
#include "creature/combat.h"
#include "creature/learn.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "engine/xcolor.h"
#include "game/ui/page.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"

#include <stdio.h>
#include <string.h>

static void add_stats(XPage *page, const XCreature *hero)
{
  XText text;
  XText_Init(&text);
  for (int i = 0; i < XSTAT_COUNT; i++) {
    int32_t now = XCreature_Stat(hero, (XStat)i);
    XText_AddFormat(&text, " %s:%d", XStat_Names[i], (int)now);
    if (now != hero->stats[i])
      XText_AddFormat(&text, "(%d)", (int)hero->stats[i]);
  }
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", text.data);
  XText_Clear(&text);
}

static void add_points(XPage *page, const XGame *game, const XCreature *hero)
{
  int64_t next = XCreature_NextLevelAt(game->world, hero);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " Level %d, experience %lld", (int)hero->level,
             (long long)hero->experience);
  if (next != INT64_MAX)
    XPage_Line(page, XCOLOR_DEFAULT, 0, " Next level at %lld: %lld to go", (long long)next,
               (long long)(next - hero->experience));
  XPage_Line(page, XCOLOR_DEFAULT, 0, " HP %d(%d)  PP %d(%d)", (int)hero->hp, (int)hero->max_hp,
             (int)hero->pp, (int)hero->max_pp);
  add_stats(page, hero);
}

/* "Fighting bold: to hit +2, DV -4, damage +2" */
static void add_tactic(XPage *page, const XRules *rules, const XCreature *hero)
{
  if (hero->tactic >= rules->tactic_count)
    return;
  const XTactic *tactic = &rules->tactics[hero->tactic];
  XPage_Line(page, XCOLOR_DEFAULT, 0, " Tactics %s: to hit %+d, DV %+d, damage %+d", tactic->word,
             (int)tactic->hit, (int)tactic->dv, (int)tactic->damage);
}

static void add_fight(XPage *page, const XGame *game, const XCreature *hero)
{
  XAttack attack = XCombat_Attack(game->world, hero);
  XDefence defence = XCombat_Defence(game->world, hero);
  char dice[32];
  XDice_Format(&attack.dice, dice, sizeof dice);
  XPage_Heading(page, "Fighting");
  XPage_Line(page, XCOLOR_DEFAULT, 0, " With %s: to hit %+d, damage %s%+d, critical %d%%",
             attack.weapon ? attack.weapon->base.name : "bare hands", (int)attack.hit, dice,
             (int)attack.bonus, (int)attack.critical);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " DV/PV %d/%d", (int)defence.dv, (int)defence.pv);
  add_tactic(page, XGame_Rules(game), hero);
  for (int i = 0; i < XSKILL_COUNT; i++)
    if (hero->skills[i] > 0 || hero->used[i] > 0)
      XPage_Line(page, XCOLOR_DEFAULT, 0, "   %-16s %2d.%d%s",
                 XSkill_Name(game->world->content, (XSkill)i), (int)(hero->skills[i] / 10),
                 (int)(hero->skills[i] % 10),
                 hero->used[i] > 0 ? "   used since the last level" : "");
}

static void add_body(XPage *page, const XGame *game, const XCreature *hero)
{
  const XHungerTier *hunger = XCreature_HungerTier(game->world, hero, game->profile);
  const XBurdenStep *burden = XCreature_BurdenWord(game->world, hero);
  XPage_Heading(page, "Time and body");
  XPage_Line(page, XCOLOR_DEFAULT, 0, " Sp:%d, %d ticks an ordinary action (s: why)",
             (int)XCreature_GetShownSpeed(game->world, hero, game->profile),
             (int)XCreature_GetSpeed(game->world, hero, game->profile));
  XPage_Line(page, XCOLOR_DEFAULT, 0,
             " Rolled at birth: speed %d, an action %d, an attack %d ticks", (int)hero->base_speed,
             (int)hero->move_energy, (int)hero->attack_energy);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " Food in the body: %d (%d is one hunger step)%s%s",
             (int)hero->nutrio, (int)hero->base_nutrio, *hunger->word ? ": " : "", hunger->word);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " Carries %lld%s%s; weighs %d",
             (long long)XCreature_CarriedWeight(game->world, hero), burden ? ": " : "",
             burden ? burden->word : "", (int)hero->weight);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " Sees %d cells%s",
             (int)XCreature_SightRadius(game->world, hero),
             XCreature_IsHunted(game->world, hero) ? "; hunted: nothing heals" : "");
}

static void add_deeds(XPage *page, const XGame *game, const XCreature *hero)
{
  const XKill *kills = hero->kills.items;
  XPage_Heading(page, "So far");
  XPage_Line(page, XCOLOR_DEFAULT, 0, " %lld acts in %lld ticks, %lld commands, rules: %s",
             (long long)game->actions, (long long)game->charged, (long long)game->commands,
             XProfile_Names[game->profile]);
  for (int32_t i = 0; i < hero->kills.count; i++)
    XPage_Line(page, XCOLOR_DEFAULT, 0, "   %-24s x%d", kills[i].kind->name, (int)kills[i].count);
}

static void add_modifiers(const XUi *ui, XPage *page, const XCreature *hero)
{
  const XModifier *modifiers = hero->modifiers.items;
  int64_t now = ui->session->game->world->scheduler.time;
  if (hero->modifiers.count > 0)
    XPage_Heading(page, "In force");
  for (int32_t i = 0; i < hero->modifiers.count; i++) {
    const XModifierKind *kind = (const XModifierKind *)modifiers[i].kind;
    int64_t left = (modifiers[i].ends_at - now + XSCHEDULER_TIME_SLICE - 1) / XSCHEDULER_TIME_SLICE;
    char text[400];
    snprintf(text, sizeof text, "%s, %lld slices more. %s", kind->base.name, (long long)left,
             kind->description ? kind->description : "");
    XPage_Wrap(page, 1, 2,
               kind->harmful ? XUi_Color(ui, "modifier.harmful", XCOLOR_LIGHTRED) : XCOLOR_DEFAULT,
               text);
  }
}

void XScreen_BuildSheet(XUi *ui, XPage *page, void *context)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  (void)context;
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, " %s, %s %s, in %s", hero->name, ui->now.race,
             ui->now.career, ui->now.place);
  add_points(page, game, hero);
  add_modifiers(ui, page, hero);
  add_fight(page, game, hero);
  add_body(page, game, hero);
  add_deeds(page, game, hero);
}

static void rename_hero(XUi *ui)
{
  XText line, name;
  XText_Init(&line);
  XText_Init(&name);
  XText_Add(&name, ui->now.name);
  if (XPrompt_Text(ui, "New name: ", &name) && name.length > 0) {
    XText_AddFormat(&line, "name %s", name.data);
    XUi_Do(ui, line.data);
  }
  XText_Clear(&line);
  XText_Clear(&name);
}

void XScreen_Sheet(XUi *ui)
{
  XPageView view = {.title = "Your hero",
                    .footer = "s why this Sp:   n rename   / search   Esc back",
                    .Build = XScreen_BuildSheet,
                    .keys = "sn"};
  for (;;) {
    XKey key = XPage_Show(ui, &view);
    if (XUi_IsChar(key, 's')) {
      XScreen_Speed(ui);
    } else if (XUi_IsChar(key, 'n')) {
      rename_hero(ui);
      return;
    } else {
      return;
    }
  }
}
