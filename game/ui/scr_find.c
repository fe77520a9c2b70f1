/* Finding what was seen, and choosing a cell to walk to. */
#include "engine/xcolor.h"
#include "game/ui/mapview.h"
#include "game/ui/menu.h"
#include "game/ui/screens.h"
#include "game/ui/sights.h"
#include "game/ui/text.h"

#define NAME_COLUMNS 44

static void fill_menu(const XUi *ui, XMenu *menu, const XSights *sights)
{
  const XLocation *here = XWorld_Here(ui->session->game->world);
  for (int32_t i = 0; i < sights->count; i++) {
    const XSight *sight = &sights->sights[i];
    XText text;
    XText_Init(&text);
    XUiText_AddColumn(&text, sight->name, NAME_COLUMNS);
    if (sight->place == here)
      XSight_AddWay(&text, XUi_Hero(ui), sight->x, sight->y);
    else
      XText_AddFormat(&text, "in %s", sight->place->place->name);
    XMenu_Add(menu, '\0', (int)i, text.data);
    XText_Clear(&text);
  }
}

/* Walks to a sight: of another place, to the way that leads there. */
static void go_to(XUi *ui, const XSight *sight)
{
  const XLocation *here = XWorld_Here(ui->session->game->world);
  const XExit *ways = here->exits.items;
  int16_t x = sight->x, y = sight->y;
  bool found = sight->place == here;
  for (int32_t i = 0; i < here->exits.count && !found; i++)
    if (ways[i].place == sight->place->place &&
        XMap_Known(&here->map, ui->content, ways[i].x, ways[i].y)) {
      found = true;
      x = ways[i].x;
      y = ways[i].y;
    }
  if (!found) {
    XUi_Note(ui, "No way that you know leads from here straight to %s.", sight->place->place->name);
    return;
  }
  XText line;
  XText_Init(&line);
  XText_AddFormat(&line, "travel %d,%d", (int)x, (int)y);
  XUi_DoAgain(ui, line.data, 1);
  XText_Clear(&line);
}

void XScreen_Find(XUi *ui)
{
  XSights sights;
  XMenu menu;
  XSights_Take(&sights, ui, true);
  XMenu_Init(&menu, "What you have seen",
             "Type part of it   arrows and Enter: walk there   Esc back");
  menu.typing = true;
  menu.empty = "Nothing yet.";
  fill_menu(ui, &menu, &sights);
  int chosen = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  if (chosen >= 0)
    go_to(ui, &sights.sights[chosen]);
  XSights_Clear(&sights);
}

/* A cursor on the map. */
typedef struct Cursor {
  int32_t x, y;
  int32_t at; /* the sight under it, -1 when moved freely */
  XSights sights;
} Cursor;

static void draw_cursor(XUi *ui, XFrame *frame, void *context)
{
  const Cursor *cursor = context;
  const XMap *map = &XWorld_Here(ui->session->game->world)->map;
  const XTileKind *tile = XMap_Known(map, ui->content, cursor->x, cursor->y);
  int x, y;
  XUi_DrawPlay(ui, frame, NULL);
  for (int row = 0; row < 2; row++)
    XFrame_Fill(frame, 0, row, frame->width, ' ', XCOLOR_DEFAULT, 0);
  XFrame_TextClip(
      frame, 0, 0, frame->width,
      "Walk where? Move the cursor, Enter goes; < > stairs, Tab what is known, Esc back.",
      XCOLOR_WHITE, XATTR_BOLD);
  XFrame_TextClip(frame, 0, 1, frame->width,
                  cursor->at >= 0 ? cursor->sights.sights[cursor->at].name
                  : tile          ? tile->base.name
                                  : "never seen",
                  XUi_Color(ui, "message.note", XCOLOR_CYAN), 0);
  XMapView_ToScreen(ui, cursor->x, cursor->y, &x, &y);
  XFrame_Mark(frame, x, y, 1, XATTR_REVERSE);
  XFrame_Cursor(frame, x, y);
}

static void next_sight(Cursor *cursor)
{
  if (cursor->sights.count == 0)
    return;
  cursor->at = (cursor->at + 1) % cursor->sights.count;
  cursor->x = cursor->sights.sights[cursor->at].x;
  cursor->y = cursor->sights.sights[cursor->at].y;
}

static void move(const XUi *ui, Cursor *cursor, const XDirection *direction)
{
  const XMap *map = &XWorld_Here(ui->session->game->world)->map;
  if (!direction || !XMap_Contains(map, cursor->x + direction->dx, cursor->y + direction->dy))
    return;
  cursor->x += direction->dx;
  cursor->y += direction->dy;
  cursor->at = -1;
}

/* Asks until something is chosen or the question is left; appends what names the cell. */
static bool choose(XUi *ui, Cursor *cursor, XText *line)
{
  for (;;) {
    bool here;
    XKey key = XUi_Ask(ui, draw_cursor, cursor);
    if (XUi_IsLeave(key))
      return false;
    if (XUi_IsChar(key, '<') || XUi_IsChar(key, '>')) {
      XText_AddFormat(line, " %c", (char)key.code);
      return true;
    }
    if (key.code == XKEY_CLICK && XMapView_ToCell(ui, key.x, key.y, &cursor->x, &cursor->y))
      key = XKey_Make(XKEY_ENTER);
    if (key.code == XKEY_ENTER) {
      XText_AddFormat(line, " %d,%d", (int)cursor->x, (int)cursor->y);
      return true;
    }
    if (key.code == XKEY_TAB)
      next_sight(cursor);
    else
      move(ui, cursor, XKeys_Direction(&ui->keys, key, &here));
  }
}

bool XScreen_AskPlace(XUi *ui, XText *line)
{
  const XCreature *hero = XUi_Hero(ui);
  Cursor cursor = {.x = hero->base.x, .y = hero->base.y, .at = -1};
  XSights_Take(&cursor.sights, ui, false);
  bool chosen = choose(ui, &cursor, line);
  XSights_Clear(&cursor.sights);
  return chosen;
}
