/* Help and the palette, both from the command table with the keys that work now. */
#include "engine/xcolor.h"
#include "item/xspellkind.h"
#include "game/ui/menu.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>

#include <string.h>

#define KEY_COLUMNS  10
#define NAME_COLUMNS 11
#define COST_COLUMNS 11

/* "i         inventory  0          what you carry", with or without what it costs. */
static void add_command(const XUi *ui, const XCommand *command, bool cost, XText *out)
{
  XText keys;
  XText_Init(&keys);
  if (command->ask == XASK_DIRECTION && command->action == XACT_STEP)
    XText_Add(&keys, "arrows");
  else
    XKeys_Of(&ui->keys, command, 3, &keys);
  if (strcmp(keys.data, "-") == 0) { /* no key of its own: by its name */
    XText_Reset(&keys);
    XText_Add(&keys, ":");
  }
  XUiText_AddColumn(out, keys.data, KEY_COLUMNS);
  XUiText_AddColumn(out, command->name, NAME_COLUMNS);
  if (cost)
    XUiText_AddColumn(out, command->cost, COST_COLUMNS);
  XText_Add(out, command->help);
  XText_Clear(&keys);
}

static void add_direction_keys(const XUi *ui, const XDirection *direction, XActionKind action,
                               XText *out)
{
  for (int32_t i = 0; i < ui->keys.count; i++) {
    char name[XKEY_NAME_MAX];
    const XBinding *binding = &ui->keys.bindings[i];
    if (binding->direction == direction && binding->command->action == action)
      XText_AddFormat(out, " %s", XKeys_Spoken(binding->key, name));
  }
}

static void add_directions(const XUi *ui, XPage *page)
{
  XPage_Heading(page, "Directions");
  for (int i = 0; i < XDIRECTION_COUNT; i++) {
    XText text;
    XText_Init(&text);
    XUiText_AddColumn(&text, XDirections[i].name, 12);
    add_direction_keys(ui, &XDirections[i], XACT_STEP, &text);
    XText_Add(&text, "   runs:");
    add_direction_keys(ui, &XDirections[i], XACT_RUN, &text);
    XPage_Line(page, XCOLOR_DEFAULT, 0, " %s", text.data);
    XText_Clear(&text);
  }
}

static void add_signs(XPage *page)
{
  XPage_Heading(page, "What the screen says");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "Sp:100 is how fast you act: 100 is ordinary, 200 acts twice as often. It is followed "
             "by + or - when it is not your own normal; the sheet says why, factor by factor.");
  XPage_Wrap(
      page, 1, 2, XCOLOR_DEFAULT,
      "+10 after the time is what your last act cost, in TU: 10 TU are one ordinary action.");
  XPage_Wrap(
      page, 1, 2, XCOLOR_DEFAULT,
      "DV makes you harder to hit, PV takes from the damage. A word with an exclamation mark "
      "is a danger. Numbers after a status are slices of time left: an ordinary action "
      "takes ten.");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "! on the floor, or somebody shown inverse, is where a blow will land: step off it in "
             "time; looking there says when. \"step away: 1 strikes!\" warns that a foe is quick "
             "enough to hit you as you leave its reach. Hunted: nothing heals while somebody "
             "tracks you, nor for 100 slices after.");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "0 and then figures is a count: 0 12 and a command does it twelve times, or until "
             "something happens.");
}

/* The five questions that everybody asks of time units, and what the keys are. */
static void add_turns(const XUi *ui, XPage *page)
{
  char turns[XKEY_NAME_MAX], pause[XKEY_NAME_MAX], all[XKEY_NAME_MAX], one[XKEY_NAME_MAX],
      member[XKEY_NAME_MAX], party[XKEY_NAME_MAX];
  XKeys_First(&ui->keys, "turns", turns);
  XKeys_First(&ui->keys, "pause", pause);
  XKeys_First(&ui->keys, "passall", all);
  XKeys_First(&ui->keys, "passone", one);
  XKeys_First(&ui->keys, "member", member);
  XKeys_First(&ui->keys, "party", party);
  XPage_Heading(page, "Turns and real time");
  XPage_Line(page, XCOLOR_DEFAULT, 0,
             " %s turns or real time   %s pause   %s party and orders   %s lead the next", turns,
             pause, party, member);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " squad turns: %s pass, %s pass for all", one, all);
  XPage_Wrap(
      page, 1, 2, XCOLOR_DEFAULT,
      "How does it work? Everybody has a moment of their next act; each act moves it by its "
      "cost. In classic turns you act when yours comes. In squad turns time stands still and "
      "each of the party may act while that moment lies before the end of the turn, in any "
      "order; then the others act until the first of you may again.");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "What happens when you switch? Nothing: all modes share one timeline, and every next "
             "act stays where it is.");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "Is one mode better? No mode gives more time. Turns give you more of it to think.");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "Are time units action points? No: with one TU left you can do anything. What is "
             "lacking is borrowed from the next turn, and what you pass is only to the turn's end. "
             "TU are shown rounded up: with 7 left, an attack of 6 still leaves another act.");
  XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT,
             "Does speed matter in turns? Yes: a quick one's TU are shorter, so that a turn holds "
             "more of them.");
}

/* Every modifier of the world, by its word. */
static void add_statuses(const XUi *ui, XPage *page)
{
  char text[700];
  XPage_Heading(page, "Statuses");
  for (int32_t i = 0; i < XContent_Count(ui->content, XKIND_MODIFIER); i++) {
    const XModifierKind *kind = (const XModifierKind *)XContent_At(ui->content, XKIND_MODIFIER, i);
    snprintf(text, sizeof text, "%s%s: %s", kind->base.name, kind->harmful ? "!" : "",
             kind->description);
    XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT, text);
  }
}

/* Every spell of the world, with its price. */
static void add_spells(const XUi *ui, XPage *page)
{
  char text[700], time[32];
  XPage_Heading(page, "Spells");
  for (int32_t i = 0; i < XContent_Count(ui->content, XKIND_SPELL); i++) {
    const XSpellKind *spell = (const XSpellKind *)XContent_At(ui->content, XKIND_SPELL, i);
    snprintf(time, sizeof time, "%d TU", (int)spell->cost);
    snprintf(text, sizeof text, "%s: PP %d, %s, spellcraft %d.%d. %s", spell->base.name,
             (int)spell->pp,
             spell->form == XSPELL_MANIFOLD ? "one blow"
             : spell->form == XSPELL_CHARGE ? "a blow or a step"
                                            : time,
             (int)(spell->skill10 / 10), (int)(spell->skill10 % 10), spell->description);
    XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT, text);
  }
}

static void build_help(XUi *ui, XPage *page, void *context)
{
  (void)context;
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, " %-*s%-*s%-*s%s", KEY_COLUMNS, "key", NAME_COLUMNS,
             "command", COST_COLUMNS, "costs (TU)", "what it does");
  for (const XCommand *command = XCommands; command->name; command++) {
    XText text;
    XText_Init(&text);
    add_command(ui, command, true, &text);
    XPage_Wrap(page, 1, KEY_COLUMNS + NAME_COLUMNS + COST_COLUMNS, XCOLOR_DEFAULT, text.data);
    XText_Clear(&text);
  }
  add_directions(ui, page);
  add_turns(ui, page);
  add_signs(page);
  add_statuses(ui, page);
  add_spells(ui, page);
}

void XScreen_Help(XUi *ui)
{
  XPageView view = {.title = "Help: keys and commands",
                    .footer = "Arrows, PgUp, PgDn: scroll   / search   Esc back",
                    .Build = build_help};
  XPage_Show(ui, &view);
}

const XCommand *XScreen_Palette(XUi *ui)
{
  XMenu menu;
  int index = 0;
  XMenu_Init(&menu, "Commands", "Type part of a command   arrows and Enter: do it   Esc back");
  menu.typing = true;
  for (const XCommand *command = XCommands; command->name; command++, index++) {
    XText text;
    XText_Init(&text);
    add_command(ui, command, false, &text);
    XMenu_Add(&menu, '\0', index, text.data);
    XText_Clear(&text);
  }
  int chosen = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  return chosen < 0 ? NULL : &XCommands[chosen];
}
