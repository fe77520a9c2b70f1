#ifndef LUA_LDRAWING_H
#define LUA_LDRAWING_H
/* Drawings of content and their legends, for places and template rooms. */

#include "game/place.h"
#include "lua/builder.h"

#define XDRAWING_MARK_MAX 31 /* bytes, as engine/xlocation.h keeps them */

/* The parameters of :Legend, for both. */
extern const XParam XDrawing_Legend[];

/* A drawing being checked. `kind` is whose it is. */
typedef struct XDrawing {
  const XKind *kind;
  const char *const *rows;
  const XLegend *legend;
  int32_t legend_count;
} XDrawing;

/* What a character stands for, or NULL. */
const XLegend *XDrawing_Find(const XDrawing *drawing, uint32_t character);
/* Whether a cell of it has this mark. */
bool XDrawing_HasMark(const XDrawing *drawing, const char *mark);
/* Reports rows that are not as wide as the first, characters that the legend does not have, and
   what is put where nothing can stand. Gives the size; `most` is the longest side. False
   when the drawing itself is wrong. */
bool XDrawing_Check(XCheck *at, const XDrawing *drawing, int32_t most, int16_t *width,
                    int16_t *height);

#endif
