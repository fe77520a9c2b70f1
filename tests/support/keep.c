/* Making, playing, killing and poking at character files. */
#include "tests/support/keep.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"

#include <sqlite3.h>

#include <dirent.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

char *Keep_Read(const char *path, size_t *size)
{
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  char *bytes = XAlloc(1 << 20);
  *size = fread(bytes, 1, 1 << 20, file);
  fclose(file);
  return bytes;
}

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  chmod(path, 0700);
  return remove(path);
}

static void remove_all(const char *path)
{
  nftw(path, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

int Keep_SetUp(void **state)
{
  Place *place = XAlloc(sizeof *place);
  snprintf(place->dir, sizeof place->dir, "/tmp/hourvale-test-XXXXXX");
  assert_non_null(mkdtemp(place->dir));
  place->content = Mini_Content(0);
  XText_Init(&place->why);
  *state = place;
  return 0;
}

int Keep_TearDown(void **state)
{
  Place *place = *state;
  remove_all(place->dir);
  XContent_Free(place->content);
  XText_Clear(&place->why);
  free(place);
  return 0;
}

XSave *Keep_Create(Place *place, XGame *game)
{
  XSave *save = XSave_Create(place->dir, game, &place->why);
  if (save == NULL)
    fail_msg("create: %s", place->why.data);
  return save;
}

XSave *Keep_Open(Place *place, const char *name, XGame **game)
{
  XSaveFault fault;
  XSave *save = XSave_Open(place->dir, name, place->content, game, &fault, &place->why);
  if (save == NULL)
    fail_msg("open: %s", place->why.data);
  assert_int_equal(fault, XSAVE_FINE);
  return save;
}

void Keep_Close(Place *place, XSave *save, XGame *game)
{
  if (!XSave_Close(save, game, &place->why))
    fail_msg("close: %s", place->why.data);
  XGame_Free(game);
}

/* Lines that do something in the mini world, by number. */
static void line_of(XRandom *random, char *line, size_t size)
{
  static const char *const ways[] = {"north",     "south",     "east",      "west",
                                     "northeast", "northwest", "southeast", "southwest"};
  const uint32_t pick = XRandom_Below(random, 20);
  if (pick == 0)
    snprintf(line, size, "rest %d", (int)XRandom_Range(random, 1, 9));
  else if (pick == 1)
    snprintf(line, size, "wait");
  else if (pick == 2)
    snprintf(line, size, "pickup");
  else if (pick == 3)
    snprintf(line, size, "drop b 1");
  else if (pick < 12)
    snprintf(line, size, "step east");
  else
    snprintf(line, size, "step %s", ways[XRandom_Below(random, 8)]);
}

/* Plays lines through a session, as the game does. Stops at death. */
void Keep_Play(XSave *save, XGame *game, uint64_t seed, int count)
{
  XSession session;
  XRandom random;
  XText why;
  XText_Init(&why);
  XRandom_Seed(&random, seed);
  XSession_Init(&session, game, XSave_Store(save));
  for (int i = 0; i < count && game->state == XGAME_PLAYING; i++) {
    char line[40];
    bool ran;
    line_of(&random, line, sizeof line);
    XText_Reset(&why);
    XAdvance at = XSession_Do(&session, line, 2, &ran, &why);
    if (at == XADV_SHOW && XRandom_OneIn(&random, 2))
      at = XSession_Interrupt(&session);
    while (at == XADV_SHOW)
      at = XSession_Continue(&session, 1);
    XSession_Shown(&session, XRandom_OneIn(&random, 3));
    assert_null(session.warning);
  }
  XSession_Clear(&session);
  XText_Clear(&why);
}

int Keep_CountFiles(const char *dir, char last[NAME_MAX + 1])
{
  DIR *directory = opendir(dir);
  int count = 0;
  assert_non_null(directory);
  for (const struct dirent *file; (file = readdir(directory)) != NULL;)
    if (file->d_name[0] != '.' && strcmp(file->d_name, "history.db") != 0) {
      snprintf(last, NAME_MAX + 1, "%s", file->d_name);
      count++;
    }
  closedir(directory);
  return count;
}

void Keep_Path(const Place *place, const char *name, char *out, size_t size)
{
  const int length = snprintf(out, size, "%s/%s", place->dir, name);
  assert_true(length > 0 && (size_t)length < size);
}

int64_t Keep_Query(const char *path, const char *sql)
{
  sqlite3 *db;
  sqlite3_stmt *row;
  assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
  assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &row, NULL), SQLITE_OK);
  assert_int_equal(sqlite3_step(row), SQLITE_ROW);
  const int64_t value = sqlite3_column_int64(row, 0);
  sqlite3_finalize(row);
  sqlite3_close(db);
  return value;
}

void Keep_Run(const char *path, const char *sql)
{
  sqlite3 *db;
  char *error = NULL;
  assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
  if (sqlite3_exec(db, sql, NULL, NULL, &error) != SQLITE_OK)
    fail_msg("%s: %s", sql, error);
  sqlite3_close(db);
}

/* Makes a closed character and gives its path and id. */
void Keep_MakeClosed(Place *place, const char *name, uint64_t seed, int commands, char *path,
                     size_t size)
{
  XGame *game = Mini_Game(place->content, seed, name);
  XSave *save = Keep_Create(place, game);
  Keep_Play(save, game, seed, commands);
  snprintf(path, size, "%s/%s.hv", place->dir, XSave_Id(save));
  Keep_Close(place, save, game);
}

void Keep_Put(const Place *place, const char *name, const char *bytes, size_t size)
{
  char path[400];
  Keep_Path(place, name, path, sizeof path);
  FILE *file = fopen(path, "w");
  fwrite(bytes, 1, size, file);
  fclose(file);
}

/* A kill is a save that is dropped without closing: its files stay as the kernel has them. */
void Keep_Kill(Place *place, uint64_t seed, int commands, uint64_t *hash)
{
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    XGame *game;
    XSave *save = Keep_Open(place, "Wren", &game);
    Keep_Play(save, game, seed, commands);
    const uint64_t at = XGame_Hash(game);
    if (write(ends[1], &at, sizeof at) != sizeof at)
      _exit(1);
    raise(SIGKILL);
  }
  close(ends[1]);
  assert_int_equal(read(ends[0], hash, sizeof *hash), sizeof *hash);
  close(ends[0]);
  int status;
  waitpid(child, &status, 0);
  assert_true(WIFSIGNALED(status));
}

uint64_t Keep_Digest(const char *path)
{
  size_t size;
  char *bytes = Keep_Read(path, &size);
  const uint64_t digest = XHash_Bytes(0, bytes, size);
  free(bytes);
  return digest;
}

XSaveFault Keep_Try(Place *place, const char *name)
{
  XGame *game;
  XSaveFault fault;
  XText_Reset(&place->why);
  XSave *save = XSave_Open(place->dir, name, place->content, &game, &fault, &place->why);
  if (save != NULL)
    Keep_Close(place, save, game);
  else
    assert_true(place->why.length > 0);
  return fault;
}
