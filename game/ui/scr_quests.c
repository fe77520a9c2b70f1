/* What the hero has undertaken: what is to be done now, how far he is, how long there is. */
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/quest.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"

/* "2 of 6; 140 slices left" behind what is asked for. */
static void add_state(const XGame *game, const XQuest *quest, const XQuestStage *stage, XText *out)
{
  const int64_t left = XQuest_Left(game, quest);
  if (stage->count > 1)
    XText_AddFormat(out, "  %d of %d", (int)quest->done, (int)stage->count);
  if (left >= 0)
    XText_AddFormat(out, "  %lld slice%s left", (long long)left, left == 1 ? "" : "s");
}

static void add_open(XUi *ui, XPage *page, const XGame *game, const XQuest *quest)
{
  const XQuestStage *stage = XQuest_Stage(quest);
  XText text;
  XText_Init(&text);
  if (stage == NULL) {
    XText_Add(&text, "what it asks for is not there now");
  } else {
    XText_Add(&text, stage->text);
    add_state(game, quest, stage, &text);
  }
  XPage_Wrap(page, 3, 2, XUi_Color(ui, "message.warn", XCOLOR_YELLOW), text.data);
  XText_Clear(&text);
}

static void add_quest(XUi *ui, XPage *page, const XGame *game, const XQuest *quest)
{
  static const char *const words[] = {
      [XQUEST_OPEN] = "", [XQUEST_DONE] = " (fulfilled)", [XQUEST_FAILED] = " (failed)"};
  const XQuestKind *kind = (const XQuestKind *)quest->kind;
  XPage_Line(page, quest->state == XQUEST_OPEN ? XCOLOR_WHITE : XCOLOR_DEFAULT, 0, "  %s%s",
             kind->base.name, words[quest->state]);
  XPage_Wrap(page, 3, 2, XCOLOR_DEFAULT, kind->description);
  if (quest->state == XQUEST_OPEN)
    add_open(ui, page, game, quest);
}

void XScreen_BuildQuests(XUi *ui, XPage *page, void *context)
{
  const XGame *game = ui->session->game;
  const XQuest *quests = game->quests.items;
  (void)context;
  XPage_Heading(page, "What you have undertaken");
  for (int pass = 0; pass < 2; pass++) /* the open ones first */
    for (int32_t i = 0; i < game->quests.count; i++)
      if ((quests[i].state == XQUEST_OPEN) == (pass == 0))
        add_quest(ui, page, game, &quests[i]);
  if (game->quests.count == 0)
    XPage_Line(page, XCOLOR_DEFAULT, 0,
               "  Nothing yet. People who want something say so: C speaks.");
}

void XScreen_Quests(XUi *ui)
{
  const XPageView view = {.title = "Quests", .footer = "Esc back", .Build = XScreen_BuildQuests};
  XPage_Show(ui, &view);
}
