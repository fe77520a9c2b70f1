/* Why is my Sp: what it is? Every factor, what a lighter pack would give, and what attacks cost. */
#include "creature/body.h"
#include "creature/delay.h"
#include "creature/missile.h"
#include "creature/speed.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"

#include <inttypes.h>

static void add_rows(XPage *page, const char *who, const XSpeedBreakdown *speed)
{
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, " an ordinary action takes %s %d ticks%*sSp:%d", who,
             (int)speed->ticks, 28, "", (int)speed->shown);
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
  for (int32_t i = 0; i < speed->count; i++) {
    const XSpeedRow *row = &speed->rows[i];
    XPage_Line(page, XCOLOR_DEFAULT, 0, "   %-12s %-30.30s %-16s %8d", row->label, row->detail,
               row->factor, (int)row->ticks);
  }
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
}

/* "Drop 142 of weight to be burdened: Sp:109." for each burden step that holds now. */
static void add_loads(XPage *page, const XGame *game, const XCreature *hero)
{
  const XRules *rules = XGame_Rules(game);
  const int64_t weight = XCreature_CarriedWeight(game->world, hero);
  for (int32_t i = rules->burden_count - 1; i >= 0; i--) {
    const int64_t bound = (int64_t)rules->burden[i].load * XCreature_Stat(hero, XSTAT_ST);
    if (weight < bound)
      continue;
    XPage_Line(
        page, XCOLOR_DEFAULT, 0, " Drop %" PRId64 " of weight to be %s: Sp:%d.", weight - bound + 1,
        i > 0 ? rules->burden[i - 1].word : "free",
        (int)XCreature_ShownSpeedUnder(game->world, hero, (XProfile)game->profile, bound - 1));
  }
}

static void add_attack(XPage *page, const XGame *game, const XCreature *hero, const char *with,
                       const XItemKind *launcher, const XItemKind *missile)
{
  const XProfile profile = (XProfile)game->profile;
  const XDelayAttack attack = XDelay_Describe(game->world, hero, launcher, missile);
  XWeighted roll;
  const XWeighted ticks = XDelay_Attack(game->world, hero, profile, launcher, missile, &roll);
  const XFraction m = XCreature_StatusFraction(hero, profile, true);
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "attacks: %s", with);
  if (profile != XPROFILE_CLASSIC) {
    XText_AddChar(&text, ' ');
    XDelay_AddTerms(XGame_Rules(game), &attack, &text);
  }
  XText_Add(&text, "; TU ");
  XWeighted_Percent(&roll, 1, &text);
  if (m.n != m.d)
    XText_AddFormat(&text, "; statuses x %" PRId64 " / %" PRId64, m.n, m.d);
  XText_Add(&text, "; ticks ");
  XWeighted_Percent(&ticks, 1, &text);
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT, text.data);
  XText_Clear(&text);
}

static void add_attacks(XPage *page, const XGame *game, const XCreature *hero)
{
  const XItem *held = XBody_Worn(game->world, hero, XSLOT_HAND);
  const XItem *ready = XBody_Worn(game->world, hero, XSLOT_MISSILE);
  add_attack(page, game, hero,
             held == NULL ? (hero == XGame_Hero(game) ? "bare hands" : "by nature")
                          : XItem_Kind(held)->base.name,
             NULL, NULL);
  if (ready == NULL)
    return;
  const XItemKind *launcher = XMissile_Launcher(game->world, hero, XItem_Kind(ready));
  if (launcher != NULL || XItem_Kind(ready)->skill == XSKILL_THROWING)
    add_attack(page, game, hero,
               launcher != NULL ? launcher->base.name : XItem_Kind(ready)->base.name, launcher,
               XItem_Kind(ready));
}

static void build_why(XUi *ui, XPage *page, void *context)
{
  const XGame *game = ui->session->game;
  const XCreature *who = context;
  const bool own = who == XUi_Hero(ui);
  XSpeedBreakdown speed;
  XSpeed_Explain(game->world, who, (XProfile)game->profile, &speed);
  add_rows(page, own ? "you" : "it", &speed);
  if (own)
    add_loads(page, game, who);
  add_attacks(page, game, who);
  XPage_Wrap(page, 1, 0, XUi_Color(ui, "menu.hint", XCOLOR_CYAN),
             "Each row is worked out from the one above and cut to whole ticks, as in play. Sp: is "
             "100000 divided by the last.");
}

void XScreen_SpeedOf(XUi *ui, const XCreature *creature)
{
  XPageView view = {.title = creature == XUi_Hero(ui) ? "Why is my speed what it is?"
                                                      : "Why is its speed what it is?",
                    .footer = "Esc back",
                    .Build = build_why,
                    .context = (void *)(uintptr_t)creature};
  XPage_Show(ui, &view);
}

void XScreen_Speed(XUi *ui)
{
  XScreen_SpeedOf(ui, XUi_Hero(ui));
}
