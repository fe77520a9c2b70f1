#ifndef GAME_UI_SCREENS_H
#define GAME_UI_SCREENS_H
/* The screens. Each returns when it is left; Esc leaves every one. */

#include "game/ui/ui.h"

typedef struct XItemKind XItemKind;
typedef struct XSpellKind XSpellKind;
typedef struct XText XText;
typedef struct XPage XPage;

/* The title; returns the session of a game begun or continued, NULL when everything ends. */
XSession *XScreen_Title(XUi *ui);
/* Race, class, name; NULL when left. */
XSession *XScreen_Birth(XUi *ui);
/* The list of heroes; NULL when left. */
XSession *XScreen_Load(XUi *ui, const XRoster *roster);
/* Looks around with a cursor. */
void XScreen_Look(XUi *ui);
/* What is carried and what is worn; from there a thing can be looked at and used. */
void XScreen_Inventory(XUi *ui);
void XScreen_Equipment(XUi *ui);
/* The character sheet, and from it the speed, factor by factor. */
void XScreen_Sheet(XUi *ui);
void XScreen_Speed(XUi *ui);
/* The same of somebody else who is in view. */
void XScreen_SpeedOf(XUi *ui, const XCreature *creature);
/* What the sheet says, for a page. */
void XScreen_BuildSheet(XUi *ui, XPage *page, void *context);
/* Type part of what was seen, and walk there. */
void XScreen_Find(XUi *ui);
/* The whole place at once. */
void XScreen_Map(XUi *ui);
/* Options and keys; what is changed is kept in the player's file. */
void XScreen_Options(XUi *ui);
/* Offers to go on in another directory while saving fails. */
void XScreen_Elsewhere(XUi *ui);
/* What is wrong in the player's file, when anything is. */
void XScreen_ConfigErrors(XUi *ui);
/* Asks for a cell to walk to, appends it to `line`: " 14,7", " >". False when left. */
bool XScreen_AskPlace(XUi *ui, XText *line);
/* What the hero has undertaken. */
void XScreen_Quests(XUi *ui);
void XScreen_BuildQuests(XUi *ui, XPage *page, void *context);
/* The messages so far. */
void XScreen_Log(XUi *ui);
/* Every command with its live keys. Also before there is a game. */
void XScreen_Help(XUi *ui);
/* Type part of a command's name or help, and run it. NULL when left. */
const XCommand *XScreen_Palette(XUi *ui);
/* Who goes with the hero, and the orders they have. */
void XScreen_Party(XUi *ui);
/* How it ended and what led to it; what is to be done then goes to ui->after. */
void XScreen_Death(XUi *ui);
/* The same as a page, for documents. */
void XScreen_BuildDeath(XUi *ui, XPage *page, void *context);
/* For authors: all content is read anew, and the game goes on with it when it is clean; else the
   mistakes are shown. And a line for inspect, step and the commands of practice. */
void XScreen_Reload(XUi *ui);
void XScreen_Console(XUi *ui);
/* Writes the document of the hero and tells where. */
void XScreen_Dump(XUi *ui);

/* Asks for an item that fits, appends to `line` what names it for the command ("c", "floor", "2"),
   for a part of a stack with the number. `count` is what was typed as a count, 0 nothing. False
   when left. */
bool XScreen_AskItem(XUi *ui, const XCommand *command, int32_t count, XText *line);
/* Asks how many of a stack of `most`, to `verb`; 0 when left. */
int32_t XScreen_AskCount(XUi *ui, const char *verb, int32_t most);
/* Lets a missile be aimed, a launcher of NULL: thrown; appends " at x,y". False when left. Fire
   takes what is in the quiver. */
bool XScreen_AskTarget(XUi *ui, const XItem *item, const XItemKind *launcher, XText *line);
bool XScreen_AskFire(XUi *ui, XText *line);
/* The same for a spell, with whom and which cells it would strike. */
bool XScreen_AimSpell(XUi *ui, const XSpellKind *spell, XText *line);
/* Asks for a spell that the hero knows, and for its aim; appends " fire_bolt at x,y". False when
   left. */
bool XScreen_AskSpell(XUi *ui, XText *line);
/* Asks what a level gained is to improve; appends " St". False when left. */
bool XScreen_AskGrowth(XUi *ui, XText *line);
/* Speaks with somebody beside the hero, or trades with a keeper; goes on with a talk that waits. */
void XScreen_Talk(XUi *ui);
/* What the keeper beside the hero sells and buys; a note when there is none. */
void XScreen_Shop(XUi *ui);
/* One item with its figures. `keys` are the commands that leave the page, NULL none; returns what
 * left it. */
XKey XScreen_ItemPage(XUi *ui, const XItem *item, const char *keys);
/* A thing that can be worn beside what is worn in its place. */
void XScreen_Compare(XUi *ui, const XItem *item);
/* A carried item and what can be done with it. Whether a command was run. */
bool XScreen_Item(XUi *ui, const XItem *item);

#endif
