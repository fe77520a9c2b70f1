/* How it ended: the last 100 slices, each blow with its cost and its odds, and what was not used.
 */
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/chronicle.h"
#include "game/ui/msglog.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"
#include "game/ui/statusline.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <string.h>

enum { LAST_MESSAGES = 6, WHO = 16, ACT = 16, REMARK = 23 };

static int64_t slices(int64_t ticks)
{
  return (ticks + XSCHEDULER_TIME_SLICE / 2) / XSCHEDULER_TIME_SLICE;
}

static void add_end(XUi *ui, XPage *page, const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  const XLocation *here = XWorld_Here(game->world);
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "%s the %s %s %s on ", hero->name, hero->race->name, hero->career->name,
                  game->cause[0] == '\0' ? "retired" : "died");
  XStatusLine_AddTime(&text, ui->content, game->world->scheduler.seconds);
  XText_AddFormat(&text, " in %s, at level %d.", here->place->name, (int)hero->level);
  XPage_Wrap(page, 1, 0, XCOLOR_WHITE, text.data);
  if (game->cause[0] != '\0')
    XPage_Line(page, XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED), 0, " Killed by %s.",
               game->cause);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " %lld experience, %lld act%s, %lld slices of time.",
             (long long)hero->experience, (long long)game->actions, game->actions == 1 ? "" : "s",
             (long long)(game->died_at / XSCHEDULER_TIME_SLICE));
  XText_Clear(&text);
}

/* What came of it, "hit 60%, 19 (2-24)  HP 23 -> 4". */
static void add_outcome(const XGame *game, const XDeed *deed, XText *out)
{
  if (deed->lands > 0)
    XText_AddFormat(out, "lands at %lld",
                    (long long)-slices(game->died_at - deed->time - deed->lands));
  if (deed->odds > 0)
    XText_AddFormat(out, "hit %d%%, ", (int)deed->odds);
  if (deed->odds > 0 && deed->hit == 0)
    XText_Add(out, "missed");
  else if (deed->odds > 0 || deed->damage > 0)
    XText_AddFormat(out, "%s%d", deed->odds > 0 ? "" : "harm ", (int)deed->damage);
  if (deed->hit != 0 && deed->damage > deed->most) /* the range is of blows that find no gap */
    XText_Add(out, " critical");
  else if (deed->hit != 0)
    XText_AddFormat(out, " (%d-%d)", (int)deed->least, (int)deed->most);
  if (deed->hp > 0)
    XText_AddFormat(out, ", HP %d -> %d", (int)deed->hp, (int)deed->hp_after);
}

/* Why the clock went against him. */
static void add_remarks(XUi *ui, XPage *page, const XGame *game, int32_t index)
{
  static const char *const times[] = {"", "once", "twice", "three times", "four times"};
  const XDeed *deed = (const XDeed *)game->deeds.items + index;
  const XColor color = XUi_Color(ui, "message.warn", XCOLOR_YELLOW);
  int32_t because;
  const int32_t acts = XChronicle_Haste(game, index, &because);
  if (deed->ways > 0)
    XPage_Line(page, color, 0, "%*syou could have left: %d cell%s", REMARK, "", (int)deed->ways,
               deed->ways == 1 ? "" : "s");
  if (acts > 1) {
    const XDeed *own = (const XDeed *)game->deeds.items + because;
    XPage_Line(page, color, 0, "%*sit acted %s because your %s took %lld", REMARK, "",
               acts < 5 ? times[acts] : "again and again", own->act, (long long)slices(own->ticks));
  }
}

static void add_deed(XUi *ui, XPage *page, const XGame *game, int32_t index)
{
  const XDeed *deed = (const XDeed *)game->deeds.items + index;
  char cost[24] = "";
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "%5lld  ", (long long)-slices(game->died_at - deed->time));
  XUiText_AddColumn(&text, deed->who, WHO);
  XText_AddChar(&text, ' ');
  XUiText_AddColumn(&text, deed->act, ACT);
  if (deed->ticks > 0)
    snprintf(cost, sizeof cost, "%lld", (long long)slices(deed->ticks));
  XText_AddFormat(&text, "%4s  ", cost);
  add_outcome(game, deed, &text);
  XPage_Line(page, deed->hp > 0 ? XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED) : XCOLOR_DEFAULT, 0,
             "%s", text.data);
  add_remarks(ui, page, game, index);
  XText_Clear(&text);
}

static void add_timeline(XUi *ui, XPage *page, const XGame *game)
{
  const int64_t since = game->died_at - (int64_t)XCHRONICLE_SLICES * XSCHEDULER_TIME_SLICE;
  XPage_Heading(page, "The last 100 slices, and what each act cost of them");
  for (int32_t i = 0; i < game->deeds.count; i++)
    if (((const XDeed *)game->deeds.items)[i].time >= since)
      add_deed(ui, page, game, i);
  XText unused;
  XText_Init(&unused);
  XText_Add(&unused, "Unused: ");
  const size_t empty = unused.length;
  XChronicle_Unused(game, &unused);
  if (unused.length > empty) {
    XText_AddChar(&unused, '.');
    XPage_Wrap(page, 1, 2, XCOLOR_WHITE, unused.data);
  }
  XText_Clear(&unused);
}

static void add_messages(XUi *ui, XPage *page, const XGame *game)
{
  const XMessage *messages = game->messages.items;
  const int32_t first =
      game->messages.count > LAST_MESSAGES ? game->messages.count - LAST_MESSAGES : 0;
  XPage_Heading(page, "The last that was heard");
  for (int32_t i = first; i < game->messages.count; i++)
    XPage_Wrap(page, 2, 2, XMsgLog_Color(ui, (XEventWeight)messages[i].weight), messages[i].text);
}

void XScreen_BuildDeath(XUi *ui, XPage *page, void *context)
{
  const XGame *game = ui->session->game;
  (void)context;
  if (ui->note[0] != '\0') /* where it was written */
    XPage_Wrap(page, 1, 2, XUi_Color(ui, "message.warn", XCOLOR_YELLOW), ui->note);
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
  add_end(ui, page, game);
  if (game->cause[0] != '\0')
    add_timeline(ui, page, game);
  add_messages(ui, page, game);
}

/* The command before the first that is told of. */
static int64_t fork_point(const XGame *game)
{
  const XDeed *first = game->deeds.items;
  return game->deeds.count == 0 || first->command < 1 ? 0 : first->command - 1;
}

void XScreen_Dump(XUi *ui)
{
  const XHost *host = ui->host;
  XText told;
  XText_Init(&told);
  if (host == NULL || host->Dump == NULL)
    XUi_Note(ui, "There is nowhere to write it to.");
  else if (host->Dump(host->context, ui->session, &told))
    XUi_Note(ui, "All about you is in %s.", told.data);
  else
    XUi_Note(ui, "It could not be written: %s.", told.data);
  XText_Clear(&told);
}

/* Shows the page until it is left for good. */
static XKey show(XUi *ui, const XPageView *view)
{
  XKey key = XPage_Show(ui, view);
  while (XUi_IsChar(key, 'd') && ui->end == XUI_GOES_ON) {
    XScreen_Dump(ui);
    key = XPage_Show(ui, view);
  }
  return key;
}

void XScreen_Death(XUi *ui)
{
  static const char all[] = "f fork here (unscored)   r replay   d dump   Enter go on",
                    alone[] = "d dump   Enter go on", bare[] = "Enter go on";
  const XHost *host = ui->host;
  const bool again = host != NULL && host->Fork != NULL;
  const XPageView view = {.title = "Here lies",
                          .footer = again          ? all
                                    : host != NULL ? alone
                                                   : bare,
                          .keys = again          ? "frd"
                                  : host != NULL ? "d"
                                                 : "",
                          .Build = XScreen_BuildDeath};
  ui->note[0] = '\0';
  XTerm_Flush(ui->term);
  const XKey key = show(ui, &view);
  if (XUi_IsChar(key, 'f'))
    ui->after = XUI_FORK;
  else if (XUi_IsChar(key, 'r'))
    ui->after = XUI_REPLAY;
  ui->after_at = fork_point(ui->session->game);
}
