/* The whole place at once: where it is larger than the screen, a sign stands for a block of cells.
 */
#include "engine/xcolor.h"
#include "game/identify.h"
#include "game/ui/screens.h"

#include <stdio.h>

#define TOP 2 /* rows above the map */

typedef struct Sign {
  uint32_t glyph;
  XColor color;
  int weight; /* of the signs of a block the weightiest is shown; 0 nothing */
} Sign;

static Sign sign_of(const XUi *ui, const XLocation *place, int x, int y)
{
  const XCreature *hero = XUi_Hero(ui);
  const XMap *map = &place->map;
  const XTileKind *tile = XMap_Known(map, ui->content, x, y);
  const uint16_t thing = map->known_item.cells[XMap_Cell(map, x, y)];
  if (hero->base.x == x && hero->base.y == y)
    return (Sign){'@', XUi_Color(ui, "map.hero", XCOLOR_WHITE), 6};
  if (!tile)
    return (Sign){0};
  const uint32_t glyph = ui->ascii && tile->ascii ? tile->ascii : tile->glyph;
  const bool walk = (tile->flags & XTILE_WALK) != 0;
  if (tile->flags & (XTILE_UP | XTILE_DOWN | XTILE_EDGE))
    return (Sign){glyph, (XColor)tile->color, 5};
  if (thing > 0) {
    const XItemKind *kind = (const XItemKind *)XContent_At(ui->content, XKIND_ITEM, thing - 1);
    return (Sign){kind->glyph, (XColor)XGame_ItemColor(ui->session->game, kind), 4};
  }
  return (Sign){glyph, (XColor)tile->color, tile->flags & XTILE_DOOR ? 3 : walk ? 2 : 1};
}

static Sign sign_of_block(const XUi *ui, const XLocation *place, int left, int top, int side)
{
  Sign best = {0};
  for (int y = top; y < top + side && y < place->map.height; y++)
    for (int x = left; x < left + side && x < place->map.width; x++) {
      const Sign sign = sign_of(ui, place, x, y);
      if (sign.weight > best.weight)
        best = sign;
    }
  return best;
}

static int parts(int whole, int room)
{
  return (whole + room - 1) / room;
}

static void draw_map(XUi *ui, XFrame *frame, void *context)
{
  (void)context;
  const XLocation *place = XWorld_Here(ui->session->game->world);
  const int across = parts(place->map.width, frame->width);
  const int down = parts(place->map.height, frame->height - TOP - 1);
  const int side = across > down ? across : down;
  char title[128];
  snprintf(title, sizeof title, side > 1 ? "%s: a sign stands for %d by %d cells" : "%s",
           place->place->name, side, side);
  XUi_DrawBorders(ui, frame, title, "Any key goes back");
  for (int y = 0; y * side < place->map.height; y++)
    for (int x = 0; x * side < place->map.width; x++) {
      const Sign sign = sign_of_block(ui, place, x * side, y * side, side);
      if (sign.weight > 0)
        XFrame_Put(frame, x, y + TOP, sign.glyph, sign.color, sign.weight > 3 ? XATTR_BOLD : 0);
    }
}

void XScreen_Map(XUi *ui)
{
  XUi_Ask(ui, draw_map, NULL);
}
