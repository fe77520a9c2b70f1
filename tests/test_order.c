/*
 * K62: the order of what one turn does. The line is written before the frame that shows it is
 * drawn, and synced before the next key is taken; with keys waiting the sync may come later, but
 * what fate has dealt is synced before it is shown.
 */
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/identify.h"
#include "game/turn.h"
#include "game/ui/ui.h"
#include "saves/xsave.h"
#include "tests/support/disk.h"
#include "tests/support/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { STORY = 4000 };

/* What happened, a letter each: k a key is taken, w a write, s a sync, d a frame. */
typedef struct Story {
  char text[STORY];
  size_t length;
} Story;

static void note(Story *story, char what)
{
  if (story->length + 1 < STORY &&
      (what == 'k' || story->length == 0 || story->text[story->length - 1] != what))
    story->text[story->length++] = what;
  story->text[story->length] = '\0';
}

static void seen(void *context, int64_t k, DiskOp op)
{
  (void)k;
  note(context, op == DISK_SYNC ? 's' : 'w');
}

/* A terminal that types what it is told, and may always have more to type. */
typedef struct Typist {
  XTerm base;
  const char *keys;
  bool hurried;
  Story *story;
} Typist;

static bool open_term(XTerm *term, const XTermOptions *options, XText *why)
{
  (void)term;
  (void)options;
  (void)why;
  return true;
}

static void nothing(XTerm *term)
{
  (void)term;
}

static void size_of(const XTerm *term, int *width, int *height)
{
  (void)term;
  *width = 80;
  *height = 24;
}

static void draw(XTerm *term, const XFrame *frame)
{
  (void)frame;
  note(((Typist *)term)->story, 'd');
}

static XKey read_key(XTerm *term, int timeout)
{
  Typist *typist = (Typist *)term;
  (void)timeout;
  note(typist->story, 'k');
  return *typist->keys == '\0' ? XKey_Make(XKEY_DONE) : XKey_Make(*typist->keys++);
}

static bool pending(XTerm *term)
{
  const Typist *typist = (Typist *)term;
  return typist->hurried && *typist->keys != '\0';
}

static const XTermClass typist_class = {.open = open_term,
                                        .close = nothing,
                                        .size = size_of,
                                        .draw = draw,
                                        .read_key = read_key,
                                        .pending = pending,
                                        .flush = nothing,
                                        .bell = nothing,
                                        .suspend = nothing,
                                        .destroy = nothing};

typedef struct Trial {
  Fixture fixture;
  char dir[64];
  XSave *save;
  Story story;
} Trial;

static int set_up(void **state)
{
  Trial *trial = calloc(1, sizeof *trial);
  XText why;
  XText_Init(&why);
  if (trial == NULL)
    return -1;
  snprintf(trial->dir, sizeof trial->dir, "/tmp/hourvale-order-XXXXXX");
  if (mkdtemp(trial->dir) == NULL)
    return -1;
  Fixture_Open(&trial->fixture, 3, XPROFILE_HONOURED);
  trial->save = XSave_Create(trial->dir, trial->fixture.game, &why);
  XText_Clear(&why);
  *state = trial;
  return trial->save == NULL;
}

static int tear_down(void **state)
{
  Trial *trial = *state;
  XText why;
  XText_Init(&why);
  XSave_Close(trial->save, trial->fixture.game, &why);
  Fixture_Close(&trial->fixture);
  char *command = XStrFormat("rm -rf %s", trial->dir);
  const int status = system(command);
  free(command);
  XText_Clear(&why);
  free(trial);
  return status;
}

/* Plays the keys; the story is of them alone. */
static const char *play(Trial *trial, const char *keys, bool hurried)
{
  Typist typist = {{&typist_class}, "", hurried, &trial->story};
  XSession session;
  XSession_Init(&session, trial->fixture.game, XSave_Store(trial->save));
  XUi *ui = XUi_New(&typist.base, trial->fixture.content, NULL);
  XUi_Play(ui, &session); /* what birth still had to write */
  ui->end = XUI_GOES_ON;
  typist.keys = keys;
  Disk_Begin(trial->dir, false, seen, &trial->story);
  trial->story.length = 0;
  XUi_Play(ui, &session);
  Disk_End();
  XUi_Free(ui);
  XSession_Clear(&session);
  return trial->story.text;
}

static void k62_written_shown_synced_then_the_next_key(void **state)
{
  const char *story = play(*state, "555", false);
  /* the first frame, then of each key: taken, written, shown, synced */
  assert_string_equal(story, "dkwdskwdskwdsk");
}

static void k62_keys_that_wait_share_a_sync(void **state)
{
  const char *story = play(*state, "55555", true);
  const char *at = strstr(story, "kwdk"); /* the next key was taken unsynced */
  assert_non_null(at);
  assert_non_null(strstr(story, "dsk")); /* but the last was not left so */
  assert_null(strstr(story, "kd"));      /* and nothing was shown before it was written */
}

/* A potion nobody knows, drunk with more keys behind it. */
static void k62_what_is_identified_is_safe_before_it_is_shown(void **state)
{
  Trial *trial = *state;
  const XContent *content = trial->fixture.content;
  const XItemKind *unknown = NULL;
  for (int32_t i = 0; unknown == NULL && i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (kind->type == XITEM_POTION && XGame_LookOf(trial->fixture.game, kind) != NULL)
      unknown = kind;
  }
  assert_non_null(unknown);
  const XItem *item = Fixture_Give(&trial->fixture, strchr(unknown->base.id, ':') + 1, 1);
  char keys[8];
  snprintf(keys, sizeof keys, "q%c55", XItem_LetterChar(item->letter));
  const char *story = play(trial, keys, true);
  assert_null(XGame_LookOf(trial->fixture.game, unknown));
  assert_non_null(strstr(story, "kwsd"));
}

static void k62_loot_is_safe_before_it_is_shown(void **state)
{
  Trial *trial = *state;
  const XCreature *hero = Fixture_Hero(&trial->fixture);
  static const char *const room[] = {"#####", "#...#", "#.@.#", "#...#", "#####"};
  Fixture_Room(&trial->fixture, room, 5);
  XCreature *rat = Fixture_Monster(&trial->fixture, "rat", hero->base.x + 1, hero->base.y);
  for (int i = 0; i < 40 && trial->fixture.game->commands < 60; i++) {
    const XHandle self = XCreature_Handle(rat);
    rat->hp = 1;
    const char *story = play(trial, "l5", true);
    if (XWorld_Get(trial->fixture.game->world, self) != NULL)
      continue;
    assert_non_null(strstr(story, "kwsd"));
    return;
  }
  fail_msg("the rat lives");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(k62_written_shown_synced_then_the_next_key, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(k62_keys_that_wait_share_a_sync, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k62_what_is_identified_is_safe_before_it_is_shown, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(k62_loot_is_safe_before_it_is_shown, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
