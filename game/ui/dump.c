/* The pages of the game without a screen, one below the other. */
#include "game/ui/dump.h"

#include "creature/body.h"
#include "engine/xcolor.h"
#include "game/identify.h"
#include "game/ui/mapview.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"
#include "game/ui/statusline.h"
#include "game/ui/term_script.h"

enum { DUMP_WIDTH = 80 };

typedef struct Dump {
  XUi *ui;
  XText *out;
  bool html;
} Dump;

/* Text of the game's, safe in a page of HTML. */
static void add_text(Dump *dump, const char *text)
{
  for (; *text != '\0'; text++)
    if (dump->html && *text == '&')
      XText_Add(dump->out, "&amp;");
    else if (dump->html && *text == '<')
      XText_Add(dump->out, "&lt;");
    else if (dump->html && *text == '>')
      XText_Add(dump->out, "&gt;");
    else
      XText_AddChar(dump->out, *text);
}

static void add_line(Dump *dump, const char *text)
{
  add_text(dump, text);
  XText_AddChar(dump->out, '\n');
}

static void add_heading(Dump *dump, const char *text)
{
  if (dump->html)
    XText_AddFormat(dump->out, "</pre><h2>%s</h2><pre>", text);
  else
    XText_AddFormat(dump->out, "\n%s\n\n", text);
}

static void add_page(Dump *dump, void (*build)(XUi *, XPage *, void *))
{
  XPage page;
  XPage_Init(&page);
  page.width = DUMP_WIDTH;
  build(dump->ui, &page, NULL);
  for (int i = 0; i < page.count; i++)
    add_line(dump, XPage_At(&page, i));
  XPage_Clear(&page);
}

static void add_fate(Dump *dump, const XGame *game)
{
  if (game->state != XGAME_DEAD)
    return;
  add_page(dump, XScreen_BuildDeath);
}

static void add_gear(Dump *dump, const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  XText name;
  XText_Init(&name);
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    const XItem *item = XInventory_At(game->world, hero, i);
    XText_Reset(&name);
    XText_AddFormat(&name, " %c) ", XItem_LetterChar(item->letter));
    XGame_ItemName(game, item, &name);
    if (item->worn != XSLOT_NONE)
      XText_AddFormat(&name, " (%s)", XSlot_Names[item->worn]);
    add_line(dump, name.data);
  }
  if (XInventory_Count(hero) == 0)
    add_line(dump, " nothing");
  XText_Clear(&name);
}

static void add_colored(Dump *dump, const XCell *cell)
{
  XText glyph;
  XText_Init(&glyph);
  XText_AddUtf8(&glyph, cell->glyph[0] == 0 ? ' ' : cell->glyph[0]);
  if (dump->html)
    XText_AddFormat(dump->out, "<span class=\"c%d%s\">", cell->fg,
                    (cell->attr & XATTR_DIM) != 0 ? " d" : "");
  add_text(dump, glyph.data);
  if (dump->html)
    XText_Add(dump->out, "</span>");
  XText_Clear(&glyph);
}

static bool is_blank(const XCell *cell)
{
  return cell->glyph[0] == 0 || cell->glyph[0] == ' ';
}

static void add_map_row(Dump *dump, const XFrame *frame, int y)
{
  int width = frame->width;
  while (width > 0 && is_blank(XFrame_Get(frame, width - 1, y)))
    width--;
  if (!dump->html) {
    XFrame_RowText(frame, y, dump->out);
  } else {
    for (int x = 0; x < width; x++)
      if (is_blank(XFrame_Get(frame, x, y)))
        XText_AddChar(dump->out, ' ');
      else
        add_colored(dump, XFrame_Get(frame, x, y));
  }
  XText_AddChar(dump->out, '\n');
}

/* The whole place on a frame as large as it is. */
static void add_map(Dump *dump, const XGame *game)
{
  const XMap *map = &XWorld_Here(game->world)->map;
  XFrame frame;
  /* No wider than it takes: from XMAPVIEW_PANEL columns on a side panel takes its part. */
  const int panel = map->width < XMAPVIEW_PANEL ? 0 : XMAPVIEW_PANEL;
  XFrame_Init(&frame, map->width + panel, map->height + XMAPVIEW_TOP + XMAPVIEW_BOTTOM);
  dump->ui->view_of = XHANDLE_NONE;
  XMapView_Draw(dump->ui, &frame);
  for (int y = XMAPVIEW_TOP; y < frame.height - XMAPVIEW_BOTTOM; y++)
    add_map_row(dump, &frame, y);
  XFrame_Clear(&frame);
}

static void add_messages(Dump *dump, const XGame *game)
{
  enum { LAST = 40 };
  const XMessage *messages = game->messages.items;
  XText line;
  XText_Init(&line);
  for (int32_t i = game->messages.count > LAST ? game->messages.count - LAST : 0;
       i < game->messages.count; i++) {
    XText_Reset(&line);
    XText_AddFormat(&line, " %s", messages[i].text);
    if (messages[i].count > 1)
      XText_AddFormat(&line, " (x%d)", (int)messages[i].count);
    add_line(dump, line.data);
  }
  XText_Clear(&line);
}

static void begin_html(Dump *dump, const char *name)
{
  static const char *const colors[XCOLOR_COUNT] = {"#ccc", "#444", "#c33", "#3a3", "#a73", "#46c",
                                                   "#a3a", "#3aa", "#bbb", "#777", "#f66", "#6f6",
                                                   "#ee6", "#68f", "#f6f", "#6ee", "#fff"};
  XText_Add(dump->out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>");
  add_text(dump, name);
  XText_Add(dump->out, "</title><style>body{background:#111;color:#ccc}.d{opacity:.6}");
  for (int i = 0; i < XCOLOR_COUNT; i++)
    XText_AddFormat(dump->out, ".c%d{color:%s}", i, colors[i]);
  XText_Add(dump->out, "</style></head><body><h1>");
  add_text(dump, name);
  XText_Add(dump->out, "</h1><pre>");
}

void XDump_Write(const XContent *content, XGame *game, bool html, XText *out)
{
  XSession session = {.game = game};
  XTerm *term = XTermScript_New(XUI_WIDTH, XUI_HEIGHT);
  XUi *ui = XUi_New(term, content, NULL);
  Dump dump = {.ui = ui, .out = out, .html = html};
  ui->session = &session;
  ui->ascii = !html;
  XFigures_Take(&ui->now, game, 0);
  if (html)
    begin_html(&dump, XGame_Hero(game)->name);
  add_fate(&dump, game);
  add_page(&dump, XScreen_BuildSheet);
  add_heading(&dump, "Carried");
  add_gear(&dump, game);
  add_heading(&dump, "The place");
  add_map(&dump, game);
  add_heading(&dump, "Heard last");
  add_messages(&dump, game);
  if (html)
    XText_Add(out, "</pre></body></html>\n");
  ui->session = NULL;
  XUi_Free(ui);
  XTerm_Free(term);
}
