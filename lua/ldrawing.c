/* Checks of drawings. */
#include "lua/ldrawing.h"

#include "engine/xstring.h"
#include "engine/xtile.h"

#include <string.h>

const XParam XDrawing_Legend[] = {
    {"character", XPARAM_GLYPH, "of the drawing", XPARAM_AT(XLegend, character), .required = true},
    {"tile", XPARAM_REF, "what the ground is", XPARAM_AT(XLegend, tile), .kind = XKIND_TILE,
     .required = true},
    {"mark", XPARAM_TEXT, "names the cell", XPARAM_AT(XLegend, mark), 1, XDRAWING_MARK_MAX},
    {"monster", XPARAM_REF, "who stands there", XPARAM_AT(XLegend, monster), .kind = XKIND_MONSTER},
    {"item", XPARAM_REF, "what lies there", XPARAM_AT(XLegend, item), .kind = XKIND_ITEM},
    {"trap", XPARAM_REF, "what is hidden there", XPARAM_AT(XLegend, trap), .kind = XKIND_TRAP},
    {"feature", XPARAM_REF, "what stands there", XPARAM_AT(XLegend, feature),
     .kind = XKIND_FEATURE},
    {.name = NULL},
};

const XLegend *XDrawing_Find(const XDrawing *drawing, uint32_t character)
{
  for (int32_t i = 0; i < drawing->legend_count; i++)
    if (drawing->legend[i].character == character)
      return &drawing->legend[i];
  return NULL;
}

bool XDrawing_HasMark(const XDrawing *drawing, const char *mark)
{
  for (int32_t i = 0; drawing->rows != NULL && drawing->rows[i] != NULL; i++)
    for (const char *at = drawing->rows[i]; *at != '\0';) {
      const XLegend *cell = XDrawing_Find(drawing, XUtf8_Decode(&at));
      if (cell != NULL && cell->mark != NULL && strcmp(cell->mark, mark) == 0)
        return true;
    }
  return false;
}

/* The first character of a row that the legend does not have. */
static bool check_characters(XCheck *at, const XDrawing *drawing, int32_t row)
{
  for (const char *p = drawing->rows[row]; *p != '\0';) {
    const char *before = p;
    const uint32_t character = XUtf8_Decode(&p);
    if (XDrawing_Find(drawing, character) != NULL || XCheck_IsBroken(at, drawing->kind, "Legend"))
      continue;
    XCheck_ErrorRow(at, "Map", row, (int32_t)(before - drawing->rows[row]), "E-MAP",
                    "the legend does not have \"%.*s\"", (int)(p - before), before);
    return false;
  }
  return !XCheck_IsBroken(at, drawing->kind, "Legend");
}

static void check_cells(XCheck *at, const XDrawing *drawing)
{
  for (int32_t i = 0; i < drawing->legend_count; i++) {
    const XLegend *cell = &drawing->legend[i];
    if (cell->tile == NULL || (cell->tile->flags & XTILE_WALK) != 0)
      continue;
    if (cell->monster != NULL || cell->item != NULL)
      XCheck_ErrorIn(at, "Legend", i, cell->monster != NULL ? "monster" : "item", "E-MAP",
                     "somebody or something is put into a %s", cell->tile->base.name);
    if (cell->trap != NULL)
      XCheck_ErrorIn(at, "Legend", i, "trap", "E-MAP", "a trap is put into a %s",
                     cell->tile->base.name);
  }
}

bool XDrawing_Check(XCheck *at, const XDrawing *drawing, int32_t most, int16_t *width,
                    int16_t *height)
{
  const int wide = XUtf8_Width(drawing->rows[0]);
  int32_t rows = 0;
  bool good = true;
  for (; drawing->rows[rows] != NULL; rows++) {
    const int this_wide = XUtf8_Width(drawing->rows[rows]);
    good = good && this_wide == wide;
    if (this_wide != wide)
      XCheck_ErrorRow(at, "Map", rows, 0, "E-MAP", "this row is %d wide, the first is %d",
                      this_wide, wide);
    good = check_characters(at, drawing, rows) && good;
  }
  const bool fits = wide >= 1 && wide <= most && rows <= most;
  if (!fits)
    XCheck_Error(at, "Map", "E-MAP", "a drawing has 1 to %d rows and columns", (int)most);
  check_cells(at, drawing);
  *width = (int16_t)wide;
  *height = (int16_t)rows;
  return good && fits;
}
