/* Taking and drawing the timeline. A dot stands for a TU in which nobody in view acts. */
#include "game/ui/strip.h"

#include "creature/delay.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/mapview.h"
#include "game/ui/text.h"
#include "game/windup.h"

#include <stdio.h>

enum { DOTS_MOST = 4, NAME_MOST = 14, HURT_PERCENT = 50 };

static XAction previewed(const XUi *ui)
{
  return ui->preview.kind != XACT_NONE ? ui->preview : XTimeline_Preview(ui->session->game);
}

XWeighted XStrip_Costs(const XUi *ui)
{
  const XAction action = previewed(ui);
  return XAction_Costs(ui->session->game, XUi_Hero(ui), &action);
}

void XStrip_Take(XUi *ui)
{
  const XGame *game = ui->session->game;
  XThreat_Clear(&ui->threat);
  ui->timeline.count = 0;
  ui->timeline.others = false;
  /* The side panel tells of everybody; else nothing is worked out for folk alone. */
  if (!XUi_Hero(ui) || (ui->frame.width < XMAPVIEW_PANEL && !XTimeline_Matters(game)))
    return;
  const XAction action = previewed(ui);
  XTimeline_Take(&ui->timeline, game, &action);
  if (!ui->timeline.others)
    return;
  const XWeighted costs = XStrip_Costs(ui);
  XThreat_Take(&ui->threat, game, XTimeline_Ticks(&costs));
}

bool XStrip_Shown(const XUi *ui)
{
  return ui->settings.strip && ui->timeline.others;
}

bool XStrip_ThreatShown(const XUi *ui)
{
  const XCreature *hero = XUi_Hero(ui);
  const bool hurt = hero && (int64_t)hero->hp * 100 < (int64_t)hero->max_hp * HURT_PERCENT;
  return ui->show_threat || (ui->settings.threat_hurt && hurt);
}

void XStrip_AddCost(const XUi *ui, const XWeighted *costs, bool whole, XText *out)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const int64_t ticks = XTimeline_Ticks(costs);
  if (!whole) {
    XText_AddFormat(out, "%s%d TU", costs->count > 1 ? "about " : "",
                    (int)XDelay_InTU(game->world, hero, (XProfile)game->profile, ticks));
    return;
  }
  const int32_t ordinary =
      XDelay_Action(game->world, hero, (XProfile)game->profile, XDELAY_ORDINARY);
  XWeighted_Percent(costs, ordinary >= XDELAY_ORDINARY ? ordinary / XDELAY_ORDINARY : 1, out);
}

/* The name, or for a blow its sign; the hero's is @. */
static void name_of(const XUi *ui, const XTimelineEntry *entry, char name[NAME_MOST + 1])
{
  const char *text = entry->pending ? "!" : "@";
  if (entry->who && entry->who != XUi_Hero(ui))
    text = XCreature_BreedOf(entry->who)->base.name;
  snprintf(name, NAME_MOST + 1, "%s", text);
}

static XColor color_of(const XUi *ui, const XTimelineEntry *entry)
{
  if (entry->pending)
    return XUi_Color(ui, "map.looming", XCOLOR_LIGHTRED);
  return entry->who == XUi_Hero(ui) ? XUi_Color(ui, "map.hero", XCOLOR_WHITE)
                                    : (XColor)XCreature_BreedOf(entry->who)->color;
}

/* One entry with the dots before it; false when it does not fit. */
static bool draw_entry(const XUi *ui, XRow *row, const XTimelineEntry *entry, int32_t last)
{
  char name[NAME_MOST + 1], when[16];
  const int32_t gap = entry->tu - last - 1;
  const int dots = gap < 0 ? 0 : gap < DOTS_MOST ? (int)gap : DOTS_MOST;
  const bool common = entry->who != NULL && entry->who != XUi_Hero(ui);
  name_of(ui, entry, name);
  snprintf(when, sizeof when, " %s%d ", entry->about ? "~" : "", (int)entry->tu);
  if (row->x + 2 * dots + XUtf8_Width(name) + XUtf8_Width(when) > row->end + 1)
    return false;
  for (int i = 0; i < dots; i++)
    XRow_Text(row, XUi_Color(ui, "status.label", XCOLOR_DARKGRAY), 0, ". ");
  XRow_Text(row, color_of(ui, entry), common ? 0u : XATTR_BOLD, name);
  XRow_Text(row, XCOLOR_DEFAULT, 0, when);
  return true;
}

void XStrip_Draw(const XUi *ui, XFrame *frame, int columns)
{
  XRow row = {frame, 1, XSTRIP_ROW, columns};
  int32_t last = 0;
  XFrame_Fill(frame, 0, XSTRIP_ROW, frame->width, ' ', XCOLOR_DEFAULT, 0);
  for (int32_t i = 0; i < ui->timeline.count; i++) {
    if (!draw_entry(ui, &row, &ui->timeline.entries[i], last))
      break;
    last = ui->timeline.entries[i].tu;
  }
}

void XStrip_Toggle(XUi *ui)
{
  ui->settings.strip = !ui->settings.strip;
  XUi_Note(ui, ui->settings.strip ? "The strip of who acts next is on."
                                  : "The strip is off: messages have two rows.");
}

void XStrip_ToggleThreat(XUi *ui)
{
  ui->show_threat = !ui->show_threat;
  if (ui->show_threat)
    XUi_Note(ui, "Each cell shows how many can strike there before you act again.");
  else
    XUi_Note(ui, "Threat is shown %s.", ui->settings.threat_hurt ? "when you are hurt" : "no more");
}
