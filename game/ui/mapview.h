#ifndef GAME_UI_MAPVIEW_H
#define GAME_UI_MAPVIEW_H
/* The map on the screen of play: what is in view, and dimmed what is remembered. */

#include "game/ui/ui.h"

#define XMAPVIEW_TOP    2   /* the first row of the map */
#define XMAPVIEW_BOTTOM 3   /* rows below it: the status lines */
#define XMAPVIEW_PANEL  100 /* columns from which there is a side panel */

/* Columns of the map on a screen of this width; the rest is the side panel. */
int XMapView_Width(const XFrame *frame);
/* Draws the place around the hero. */
void XMapView_Draw(XUi *ui, XFrame *frame);
/* Where a cell of the map is on the screen as last drawn; it may be outside the map's part. */
void XMapView_ToScreen(const XUi *ui, int32_t cell_x, int32_t cell_y, int *x, int *y);
/* The cell shown at a column and row; false when that is outside the map. */
bool XMapView_ToCell(const XUi *ui, int x, int y, int32_t *cell_x, int32_t *cell_y);
/* Scrolls so that a cell is in view, as the cursor of look needs. */
void XMapView_Show(XUi *ui, const XFrame *frame, int32_t cell_x, int32_t cell_y);

/* Those whom the hero sees, nearest first and of equals the elder; himself not. At most `most`;
   returns how many. */
int XMapView_InView(const XUi *ui, const XCreature **out, int most);
/* The side panel: who is in view, the most dangerous first, with health, Sp: and next act. */
void XMapView_DrawPanel(XUi *ui, XFrame *frame);

#endif
