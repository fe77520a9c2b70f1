/* The spells a hero knows: what each costs now, and what it would do. */
#include "creature/caster.h"
#include "creature/delay.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/action.h"
#include "game/cast.h"
#include "game/ui/menu.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <string.h>

enum { LIST_WIDTH = 44, NAME_COLUMNS = 18, COST_COLUMNS = 16, DETAIL_TOP = 2 };

/* "7-9" TU of the hero's own, as it would cost now. */
static void add_time(const XGame *game, const XCreature *hero, const XSpellKind *spell, XText *out)
{
  const XAction action = {.kind = XACT_CAST, .arg = spell->base.index};
  const XWeighted costs = XAction_Costs(game, hero, &action);
  const XProfile profile = (XProfile)game->profile;
  const int32_t least = XDelay_InTU(game->world, hero, profile, XWeighted_Least(&costs));
  const int32_t most = XDelay_InTU(game->world, hero, profile, XWeighted_Most(&costs));
  if (least == most)
    XText_AddFormat(out, "%d TU", (int)least);
  else
    XText_AddFormat(out, "%d-%d TU", (int)least, (int)most);
}

/* "fire bolt         PP 2   10 TU   range 7" */
static void add_row(const XUi *ui, XMenu *menu, int32_t index)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const XSpellKind *spell = XCaster_At(hero, index);
  XText text, cost;
  XText_Init(&text);
  XText_Init(&cost);
  XUiText_AddColumn(&text, spell->base.name, NAME_COLUMNS);
  XText_AddFormat(&cost, "PP %d  ", (int)spell->pp);
  add_time(game, hero, spell, &cost);
  XUiText_AddColumn(&text, cost.data, COST_COLUMNS);
  XMenuRow *row = XMenu_Add(menu, index < 26 ? (char)('a' + index) : '\0', (int)index, text.data);
  row->color = hero->pp < spell->pp ? XCOLOR_DARKGRAY : XCOLOR_DEFAULT;
  XText_Clear(&text);
  XText_Clear(&cost);
}

static void add_figures(const XWorld *world, const XCreature *hero, const XSpellKind *spell,
                        XText *out)
{
  const XDice dice = XCaster_Damage(world, hero, spell);
  char text[32];
  if (spell->range > 0)
    XText_AddFormat(out, "Range %d. ", (int)spell->range);
  if (spell->radius > 0)
    XText_AddFormat(out, "Strikes all within %d of where it ends. ", (int)spell->radius);
  if (XDice_Max(&spell->damage) < 1)
    return;
  XDice_Format(&dice, text, sizeof text);
  XText_AddFormat(out, "Takes %s, %s. ", text,
                  spell->element == XRESIST_NONE ? "less armour" : XResist_Ids[spell->element]);
}

static void draw_spell(XUi *ui, XFrame *frame, int x, int value, void *context)
{
  const XSpellKind *spell = XCaster_At(XUi_Hero(ui), value);
  const int room = frame->width - x - 1;
  XText text;
  int y = DETAIL_TOP;
  (void)context;
  XText_Init(&text);
  add_figures(ui->session->game->world, XUi_Hero(ui), spell, &text);
  XText_Add(&text, spell->description);
  for (const char *at = text.data; *at != '\0';) {
    char cut[512];
    const char *line = at;
    const int length = XUiText_Line(line, room, &at);
    snprintf(cut, sizeof cut, "%.*s", length, line);
    XFrame_Text(frame, x, y++, cut, XCOLOR_DEFAULT, 0);
  }
  XText_Clear(&text);
}

static int pick(XUi *ui)
{
  XMenu menu;
  XMenu_Init(&menu, "Which spell?", "Letter, or arrows and Enter: cast   Esc back");
  menu.empty = "You know no spells. Books teach them.";
  menu.Detail = draw_spell;
  menu.list_width = LIST_WIDTH;
  for (int32_t i = 0; i < XCaster_Count(XUi_Hero(ui)); i++)
    add_row(ui, &menu, i);
  const int chosen = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  return chosen;
}

bool XScreen_AskSpell(XUi *ui, XText *line)
{
  const int chosen = pick(ui);
  if (chosen < 0)
    return false;
  const XSpellKind *spell = XCaster_At(XUi_Hero(ui), chosen);
  const char *colon = strchr(spell->base.id, ':');
  XText_AddFormat(line, " %s",
                  colon != NULL && XCast_Find(ui->content, colon + 1) == spell ? colon + 1
                                                                               : spell->base.id);
  return !XSpellKind_IsAimed(spell) || XScreen_AimSpell(ui, spell, line);
}
