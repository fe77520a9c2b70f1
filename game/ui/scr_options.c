/* Options of the interface and the key of every command, changed while playing. */
#include "engine/xcolor.h"
#include "game/ui/menu.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>

#define NAME_COLUMNS  14
#define VALUE_COLUMNS 24
#define COMMANDS_FROM 100 /* values of rows: settings below, commands from here on */

static void fill_settings(const XUi *ui, XMenu *menu)
{
  for (int i = 0; XSettings_Table[i].name; i++) {
    XText text, value;
    XText_Init(&text);
    XText_Init(&value);
    XSettings_Value(&ui->settings, &XSettings_Table[i], &value);
    XUiText_AddColumn(&text, XSettings_Table[i].name, NAME_COLUMNS);
    XUiText_AddColumn(&text, value.data, VALUE_COLUMNS);
    XText_Add(&text, XSettings_Table[i].help);
    XMenu_Add(menu, '\0', i, text.data)->color = XUi_Color(ui, "menu.key", XCOLOR_YELLOW);
    XText_Clear(&text);
    XText_Clear(&value);
  }
}

static void fill_commands(const XUi *ui, XMenu *menu)
{
  for (int i = 0; XCommands[i].name; i++) {
    XText text, keys;
    XText_Init(&text);
    XText_Init(&keys);
    XKeys_Of(&ui->keys, &XCommands[i], 4, &keys);
    XUiText_AddColumn(&text, XCommands[i].name, NAME_COLUMNS);
    XUiText_AddColumn(&text, keys.data, VALUE_COLUMNS);
    XText_Add(&text, XCommands[i].help);
    XMenu_Add(menu, '\0', COMMANDS_FROM + i, text.data);
    XText_Clear(&text);
    XText_Clear(&keys);
  }
}

static void draw_question(XUi *ui, XFrame *frame, void *context)
{
  XUi_DrawBorders(ui, frame, context, "Esc: leave it as it is");
  XFrame_TextClip(frame, 1, 2, frame->width - 2, ui->note,
                  XUi_Color(ui, "message.warn", XCOLOR_YELLOW), 0);
}

/* Asks for a key; one that is taken has to be pressed twice. Appends what to write in the file. */
static void rebind(XUi *ui, const XCommand *command, XText *changes)
{
  char question[80], name[XKEY_NAME_MAX];
  XKey last = XKey_Make(XKEY_NONE);
  snprintf(question, sizeof question, "Press the key for %s", command->name);
  ui->note[0] = '\0';
  for (;;) {
    XKey key = XUi_Ask(ui, draw_question, question);
    if (XUi_IsLeave(key))
      break;
    const XBinding *taken = XKeys_Find(&ui->keys, key);
    if (taken && !XKey_Equal(key, last)) {
      XUi_Note(ui, "%s is %s now. Press it again to take it.", XKeys_Spoken(key, name),
               taken->command->name);
      last = key;
      continue;
    }
    XKeys_Rebind(&ui->keys, key, command, NULL);
    XText_AddFormat(changes, "bind %s %s\n", XKey_Name(key, name), command->name);
    break;
  }
  ui->note[0] = '\0';
}

static void change(XUi *ui, int value, XText *changes)
{
  if (value >= COMMANDS_FROM) {
    rebind(ui, &XCommands[value - COMMANDS_FROM], changes);
    return;
  }
  const XSetting *setting = &XSettings_Table[value];
  XSettings_Next(&ui->settings, setting);
  XUi_Apply(ui, setting->terminal);
  XText_AddFormat(changes, "%s = ", setting->name);
  XSettings_Value(&ui->settings, setting, changes);
  XText_Add(changes, "\n");
}

/* Keeps what was changed for the next time. */
static void keep(XUi *ui, const XText *changes)
{
  XText why;
  XText_Init(&why);
  if (changes->length == 0 || !ui->config)
    XUi_Note(ui, "%s", changes->length == 0 ? "" : "Changed until you quit.");
  else if (XConfig_Append(ui->config, changes->data, &why))
    XUi_Note(ui, "Kept in %s.", ui->config->path);
  else
    XUi_Note(ui, "Changed until you quit: %s.", why.data);
  XText_Clear(&why);
}

void XScreen_Options(XUi *ui)
{
  XText changes;
  int cursor = 0;
  XText_Init(&changes);
  for (;;) {
    XMenu menu;
    XMenu_Init(&menu, "Options, and keys of commands",
               "Enter: change   / only some   Esc back; what was changed is kept");
    fill_settings(ui, &menu);
    fill_commands(ui, &menu);
    menu.cursor = cursor;
    int value = XMenu_Pick(ui, &menu, NULL);
    cursor = value;
    for (int i = 0; i < menu.count && value >= 0; i++)
      if (menu.rows[i].value == value)
        cursor = i;
    XMenu_Clear(&menu);
    if (value < 0)
      break;
    change(ui, value, &changes);
  }
  keep(ui, &changes);
  XText_Clear(&changes);
}

static void build_errors(XUi *ui, XPage *page, void *context)
{
  (void)context;
  for (int i = 0; i < ui->config->errors.count; i++) {
    const XErrorEntry *entry = &ui->config->errors.entries[i];
    XText text;
    XText_Init(&text);
    XText_AddFormat(&text, "%s:%d: %s", entry->file, entry->line, entry->text);
    XPage_Wrap(page, 1, 2, XCOLOR_DEFAULT, text.data);
    XText_Clear(&text);
  }
}

void XScreen_ConfigErrors(XUi *ui)
{
  XPageView view = {.title = "Your configuration: these lines were left out",
                    .footer = "Esc or Enter: play",
                    .Build = build_errors};
  ui->errors_shown = true;
  if (ui->config && ui->host && ui->config->errors.count > 0)
    XPage_Show(ui, &view);
}
