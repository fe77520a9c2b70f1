/* A thing beside what is worn in its place; on a key the whole distribution of what attacks with
   either would take. */
#include "creature/body.h"
#include "creature/delay.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct Pair {
  const XItem *item;
  const XItem *worn; /* NULL: nothing in its place, or the item itself is */
  bool spread;       /* whole distributions are shown */
} Pair;

static const XItemKind *kind_of(const XItem *item)
{
  return item == NULL ? NULL : XItem_Kind(item);
}

/* Whether attacks are made with what goes there. */
static bool is_for_attacks(XSlot slot)
{
  return slot == XSLOT_HAND || slot == XSLOT_LAUNCHER;
}

static void add_number(XPage *page, const char *label, int32_t a, int32_t b)
{
  if (a != 0 || b != 0)
    XPage_Line(page, XCOLOR_DEFAULT, 0, "   %-16s %20d %20d   %+d", label, (int)a, (int)b,
               (int)(a - b));
}

/* A figure of both kinds by its offset; a kind that is not there has 0. */
#define ADD(page, label, a, b, member)                                                             \
  add_number(page, label, (a)->member, (b) == NULL ? 0 : (b)->member)

static void dice_text(const XItemKind *kind, const XRules *rules, char text[32])
{
  XDice_Format(kind == NULL ? &rules->unarmed : &kind->damage, text, 32);
}

/* The mean of a roll: "9.65 TU". */
static void mean_text(const XWeighted *roll, char text[32])
{
  int64_t n, d;
  XWeighted_Mean(roll, &n, &d);
  const int64_t hundredths = (200 * n + d) / (2 * d);
  snprintf(text, 32, "%" PRId64 ".%02d TU", hundredths / 100, (int)(hundredths % 100));
}

static void add_spread(XPage *page, const char *name, const XWeighted *roll, const XWeighted *ticks)
{
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "%s: TU ", name);
  XWeighted_Percent(roll, 1, &text);
  XText_Add(&text, "; ticks ");
  XWeighted_Percent(ticks, 1, &text);
  XPage_Wrap(page, 3, 2, XCOLOR_DEFAULT, text.data);
  XText_Clear(&text);
}

static const char *name_of(const XItemKind *kind)
{
  return kind == NULL ? "bare hands" : kind->base.name;
}

/* What an attack with either takes, by the function that play draws from. */
static void add_attacks(XPage *page, const XGame *game, const XCreature *hero, const Pair *pair)
{
  const XItemKind *kinds[2] = {kind_of(pair->item), kind_of(pair->worn)};
  XWeighted rolls[2], ticks[2];
  char dice[2][32], means[2][32];
  for (int i = 0; i < 2; i++) {
    const XDelayAttack attack = XDelay_With(game->world, hero, kinds[i]);
    ticks[i] = XDelay_Lasts(game->world, hero, (XProfile)game->profile, &attack, &rolls[i]);
    dice_text(kinds[i], XGame_Rules(game), dice[i]);
    mean_text(&rolls[i], means[i]);
  }
  XPage_Line(page, XCOLOR_DEFAULT, 0, "   %-16s %20s %20s", "damage", dice[0], dice[1]);
  ADD(page, "to hit", kinds[0], kinds[1], hit);
  XPage_Line(page, XCOLOR_DEFAULT, 0, "   %-16s %20s %20s", "an attack takes", means[0], means[1]);
  if (!pair->spread)
    return;
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
  for (int i = 0; i < 2; i++)
    add_spread(page, name_of(kinds[i]), &rolls[i], &ticks[i]);
}

static void build(XUi *ui, XPage *page, void *context)
{
  const Pair *pair = context;
  const XItemKind *a = kind_of(pair->item), *b = kind_of(pair->worn);
  const bool attacks = is_for_attacks(a->slot);
  const char *nothing = a->slot == XSLOT_HAND ? "bare hands" : "nothing";
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, "   %-16s %20.20s %20.20s", "", a->base.name,
             b == NULL ? nothing : b->base.name);
  ADD(page, "DV", a, b, dv);
  ADD(page, "PV", a, b, pv);
  ADD(page, "encumbrance", a, b, encumbrance);
  ADD(page, "quickness", a, b, quickness);
  if (!attacks)
    ADD(page, "to hit", a, b, hit);
  ADD(page, "clumsy below St", a, b, need_st);
  ADD(page, "weight", a, b, weight);
  ADD(page, "worth", a, b, value);
  if (attacks && (a->slot == XSLOT_HAND || b != NULL))
    add_attacks(page, ui->session->game, XUi_Hero(ui), pair);
}

void XScreen_Compare(XUi *ui, const XItem *item)
{
  const XGame *game = ui->session->game;
  Pair pair = {.item = item};
  const XItem *worn = XBody_Worn(game->world, XUi_Hero(ui), XItem_Kind(item)->slot);
  pair.worn = worn == item ? NULL : worn;
  const XPageView view = {.title = "Beside what you wear",
                          .footer = "t what attacks take, in full   Esc back",
                          .Build = build,
                          .context = &pair,
                          .keys = "t"};
  while (XUi_IsChar(XPage_Show(ui, &view), 't'))
    pair.spread = !pair.spread;
}
