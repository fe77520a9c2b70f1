/*
 * P1 and P5: what was on the screen survives a kill at any call of the file layer, and what was on
 * it when the next key was taken survives a power failure. One session is played from birth to
 * burial; before each of its calls the disk is copied as a kill would leave it, and as a failure of
 * the power would, and another process loads the copy. A sample of the calls kills in earnest.
 */
#include "saves/xsave.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "game/view.h"
#include "tests/support/disk.h"
#include "tests/support/fixture.h"

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { NOBODY = -1, FAILED = -2 };
enum {
  COMMANDS = 210,
  PATH_BYTES = 128,
  LINE_MOST = 40,
  LOADERS = 2,
  CLOSED = 7,
  EARNEST = 12,
  TORN = 4
};

typedef enum Mode { MODE_KILL, MODE_POWER, MODE_TORN, MODE_COUNT } Mode;

static const char *const mode_names[MODE_COUNT] = {"kill", "power failure", "torn power failure"};

/* What may be lost, when the k-th call is the last, and what was loaded. */
typedef struct Try {
  int64_t k;
  int32_t mode;
  int32_t floor;  /* commands that must be there; -1: there need be no hero yet */
  int32_t issued; /* commands that may be there */
  int64_t same;   /* the disk was as at this earlier k, which was loaded; 0: loaded now */
  int32_t found;  /* commands loaded, NOBODY, or FAILED */
  int32_t dead;
  int32_t noticed; /* opening had something to tell, which it should not */
  int32_t files;   /* left beside the hero's */
  uint64_t hash;
} Try;

/* What is known of the undisturbed session. */
typedef struct Known {
  uint64_t hash, whole; /* after it; and when nothing stops it */
} Known;

typedef struct Bench {
  Fixture fixture;
  char dir[PATH_BYTES], root[PATH_BYTES];
  int results[LOADERS + 1]; /* files of Try: one of each loader, the last our own */
  int32_t issued;           /* commands begun */
  int32_t shown, key;       /* commands on the screen; and when the last key was taken */
  int64_t last[MODE_COUNT]; /* the last k that was loaded */
  pid_t loaders[LOADERS];
  int jobs; /* a pipe to them */
  Known known[4 * COMMANDS];
  int32_t moves, explored, blows;
  int64_t kill_at, calls; /* of a process of its own */
  Try earnest;
} Bench;

/* --- loading what is left --- */

static int count_strays(const char *dir)
{
  char *command = XStrFormat("ls %s | grep -v -e '[.]hv$' -e graveyard -e history | wc -l", dir);
  FILE *pipe = popen(command, "r");
  int count = -1;
  if (pipe == NULL || fscanf(pipe, "%d", &count) != 1)
    count = -1;
  if (pipe != NULL)
    pclose(pipe);
  free(command);
  return count;
}

/* The id of the hero in a directory; false when there is none. */
static bool find_hero(const char *dir, char *id, size_t size)
{
  DIR *directory = opendir(dir);
  bool found = false;
  for (const struct dirent *entry; directory != NULL && (entry = readdir(directory)) != NULL;) {
    const size_t length = strlen(entry->d_name);
    if (length <= 3 || strcmp(entry->d_name + length - 3, ".hv") != 0)
      continue;
    snprintf(id, size, "%.*s", (int)length - 3, entry->d_name);
    found = true;
  }
  if (directory != NULL)
    closedir(directory);
  return found;
}

/* Opens the living hero, closes him again or is killed once more. */
static void load_hero(const Bench *bench, const char *dir, const char *id, Try *try)
{
  XGame *game;
  XSaveFault fault;
  XText why;
  XText_Init(&why);
  XSave *save = XSave_Open(dir, id, bench->fixture.content, &game, &fault, &why);
  try->dead = fault == XSAVE_DEAD;
  try->found = save != NULL ? (int32_t)game->commands : try->dead ? 0 : FAILED;
  if (save != NULL) {
    try->hash = XGame_Hash(game);
    try->noticed = XSave_Notice(save) != NULL;
    if (try->k % CLOSED == 0)
      try->noticed = try->noticed || !XSave_Close(save, game, &why);
    else
      XSave_Abandon(save);
    XGame_Free(game);
  } else if (!try->dead) {
    fprintf(stderr, "%s: %s\n", dir, why.data);
  }
  XText_Clear(&why);
}

static void load(const Bench *bench, const char *dir, Try *try)
{
  char id[64];
  XSaveList graves;
  XText why;
  if (find_hero(dir, id, sizeof id)) {
    load_hero(bench, dir, id, try);
    return;
  }
  XText_Init(&why);
  char *grave = XStrFormat("%s/graveyard", dir);
  try->found = FAILED;
  if (XSave_List(grave, &graves, &why)) {
    try->dead = graves.count == 1 && graves.entries[0].fault == XSAVE_DEAD;
    try->found = graves.count == 0 ? NOBODY : try->dead ? 0 : FAILED;
  }
  XSaveList_Clear(&graves);
  free(grave);
  XText_Clear(&why);
}

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  return remove(path);
}

static void remove_all(const char *path)
{
  nftw(path, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

/* Each process has a file of its own: nothing of one's is lost under another's. */
static void put_result(const Bench *bench, int own, const Try *try)
{
  if (write(bench->results[own], try, sizeof *try) != sizeof *try)
    abort();
}

/* What a loader is sent. */
typedef struct Job {
  Try try;
  char dir[PATH_BYTES * 2];
} Job;

/* Loads copies until there are no more. */
static _Noreturn void run_loader(const Bench *bench, int own, int jobs)
{
  Job job;
  while (read(jobs, &job, sizeof job) == sizeof job) {
    load(bench, job.dir, &job.try);
    if (job.try.found >= 0 && !job.try.dead && job.try.k % CLOSED == 0)
      job.try.files = count_strays(job.dir);
    put_result(bench, own, &job.try);
    remove_all(job.dir);
  }
  _exit(0);
}

/* Processes that load, begun before SQLite has done anything. */
static void start_loaders(Bench *bench)
{
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  for (int i = 0; i < LOADERS; i++) {
    const pid_t loader = fork();
    if (loader == 0) {
      close(ends[1]);
      run_loader(bench, i, ends[0]);
    }
    bench->loaders[i] = loader; /* the parent's to write: the memory is shared */
  }
  close(ends[0]);
  bench->jobs = ends[1];
}

static void end_loaders(Bench *bench)
{
  close(bench->jobs);
  for (int i = 0; i < LOADERS; i++) {
    int status;
    assert_int_equal(waitpid(bench->loaders[i], &status, 0), bench->loaders[i]);
    assert_int_equal(status, 0);
  }
}

static void try_mode(Bench *bench, int64_t k, Mode mode, XRandom *random)
{
  const int32_t floor = mode == MODE_KILL ? bench->shown : bench->key;
  Try try = {.k = k, .mode = (int32_t)mode, .floor = floor, .issued = bench->issued};
  char dir[PATH_BYTES * 2];
  if (mode != MODE_TORN && !Disk_HasChanged(mode == MODE_POWER)) {
    try.same = bench->last[mode];
    put_result(bench, LOADERS, &try);
    return;
  }
  bench->last[mode] = k;
  snprintf(dir, sizeof dir, "%s/%" PRId64 "-%d", bench->dir, k, (int)mode);
  if (mode == MODE_KILL)
    Disk_Copy(dir);
  else
    Disk_CopySynced(dir, mode == MODE_POWER ? 0 : XRandom_Next(random) | 1);
  Job job = {.try = try};
  snprintf(job.dir, sizeof job.dir, "%s", dir);
  if (write(bench->jobs, &job, sizeof job) != sizeof job)
    abort();
}

static void before_call(void *context, int64_t k, DiskOp op)
{
  Bench *bench = context;
  XRandom random;
  (void)op;
  XRandom_Seed(&random, (uint64_t)k);
  try_mode(bench, k, MODE_KILL, &random);
  try_mode(bench, k, MODE_POWER, &random);
  if (k % (getenv("HOURVALE_SOAK") != NULL ? 1 : TORN) == 0)
    try_mode(bench, k, MODE_TORN, &random);
}

/* --- the session --- */

/* The next line: fights who is near, explores, goes from place to place, rests, handles things; in
   the end lets in whom he cannot stand up to. */
static const char *line_of(const XGame *game, int32_t i, int32_t round)
{
  static const char *const plan[] = {
      "explore", "step east", "step west", "explore", "rest 30",    "wait",    "travel >", "down",
      "explore", "drop a",    "pickup",    "wear a",  "step north", "explore", "travel <", "up"};
  static const char *const first[] = {"practice begin", "practice unkillable",
                                      "practice go kobold_cavern"};
  static const char *const places[] = {"practice go small_cave", "practice go rat_cellar",
                                       "practice go lowbell", "practice go kobold_halls"};
  if (i < 3)
    return first[i];
  if (i == COMMANDS - 9)
    return "practice unkillable";
  if (i > COMMANDS - 9 && i < COMMANDS - 3)
    return "practice spawn orc_hunter";
  if (i >= COMMANDS - 3)
    return "wait";
  if (i % 20 == 13)
    return places[(size_t)i / 20 % (sizeof places / sizeof *places)];
  if (i % 20 == 5)
    return "practice spawn rat";
  if (XGame_EnemyInView(game) != NULL && round % 7 != 0)
    return "fight";
  return plan[(size_t)round % (sizeof plan / sizeof *plan)];
}

/* Plays a line as the game does: a key stops what goes on after two frames when `stop` is set. */
static void play_line(Bench *bench, XSession *session, const char *line, bool stop, bool idle)
{
  XText why;
  bool ran;
  XText_Init(&why);
  XAdvance at = XSession_Do(session, line, 2, &ran, &why);
  for (int32_t frames = 0; at == XADV_SHOW; frames++) {
    XSession_Shown(session, false);
    at = stop && frames == 1 ? XSession_Interrupt(session) : XSession_Continue(session, 2);
  }
  bench->issued = (int32_t)session->game->commands; /* fewer when it was refused unwritten */
  bench->shown = bench->issued;
  if (at == XADV_DEAD)
    bench->key = bench->issued;
  XSession_Shown(session, idle);
  if (idle)
    bench->key = bench->issued;
  XText_Clear(&why);
}

/* The hash that the line leaves when nothing stops it, from a process of its own. */
static uint64_t hash_unstopped(Bench *bench, const char *line)
{
  int ends[2];
  uint64_t hash = 0;
  assert_int_equal(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    Disk_End();
    XSession session;
    Bench own = *bench; /* the other is shared */
    XSession_Init(&session, own.fixture.game, (XStore){0});
    play_line(&own, &session, line, false, false);
    hash = XGame_Hash(bench->fixture.game);
    _exit(write(ends[1], &hash, sizeof hash) != sizeof hash);
  }
  close(ends[1]);
  assert_int_equal(read(ends[0], &hash, sizeof hash), sizeof hash);
  close(ends[0]);
  waitpid(child, NULL, 0);
  return hash;
}

/* One command and what is to be known of it; lines that are refused unwritten count for nothing. */
static void one_command(Bench *bench, XSession *session, int32_t round)
{
  const int32_t i = bench->issued;
  const XGame *game = session->game;
  const char *line = line_of(game, i, round);
  const bool walks = strcmp(line, "explore") == 0 || strncmp(line, "rest", 4) == 0;
  const bool stop = walks && i % 3 == 0 && i < COMMANDS - 9;
  const XHandle here = game->world->here;
  Known *known = &bench->known[bench->issued + 1];
  known->whole = stop ? hash_unstopped(bench, line) : 0;
  bench->issued++;
  play_line(bench, session, line, stop, i % 4 != 2);
  bench->known[bench->issued].hash = XGame_Hash(game);
  bench->moves += !XHandle_Equal(here, game->world->here);
  bench->explored += strcmp(line, "explore") == 0;
  bench->blows += strcmp(line, "fight") == 0;
}

static void play_session(Bench *bench, DiskProbe *probe)
{
  XGame *game = bench->fixture.game;
  XSession session;
  XText why;
  XText_Init(&why);
  bench->issued = 0;
  bench->shown = bench->key = -1;
  bench->known[0].hash = XGame_Hash(game);
  Disk_Begin(bench->root, probe != NULL, probe, bench);
  if (bench->kill_at != 0)
    Disk_KillAt(bench->kill_at);
  XSave *save = XSave_Create(bench->root, game, &why);
  assert_non_null(save);
  bench->shown = bench->key = 0;
  XSession_Init(&session, game, XSave_Store(save));
  for (int32_t i = 0; game->state == XGAME_PLAYING && i < 3 * COMMANDS; i++) {
    one_command(bench, &session, i);
    assert_null(session.warning);
  }
  if (!XSave_Close(save, game, &why))
    fail_msg("%s", why.data);
  XText_Clear(&why);
}

/* --- what the tries say --- */

static bool is_fine(const Bench *bench, const Try *try, int32_t last)
{
  const int32_t found = try->dead ? last : try->found;
  if (try->noticed || try->files != 0 || found < try->floor || found > try->issued)
    return false;
  if (try->dead)
    return try->found != FAILED && try->issued == last;
  if (found == NOBODY)
    return true;
  const Known *known = &bench->known[found];
  return try->hash == known->hash || (try->hash == known->whole && found > try->floor);
}

static void judge(const Bench *bench, const Try *try, int32_t last, int32_t *bad)
{
  if (!is_fine(bench, try, last) && (*bad)++ < 10)
    print_error("call %" PRId64 ", %s: %d..%d commands wanted, %d found, hash %016" PRIx64
                " dead %d told %d strays %d\n",
                try->k, mode_names[try->mode], try->floor, try->issued, try->found, try->hash,
                try->dead, try->noticed, try->files);
}

/* All tries by k and mode; where the disk had not changed, what was loaded before. */
static Try *read_tries(const Bench *bench, int64_t calls)
{
  Try *tries = calloc((size_t)(calls + 1) * MODE_COUNT, sizeof *tries), try;
  assert_non_null(tries);
  for (int i = 0; i <= LOADERS; i++) {
    lseek(bench->results[i], 0, SEEK_SET);
    while (read(bench->results[i], &try, sizeof try) == sizeof try)
      tries[try.k * MODE_COUNT + try.mode] = try;
  }
  for (int64_t i = MODE_COUNT; i < (calls + 1) * MODE_COUNT; i++) {
    const Try *same = &tries[tries[i].same * MODE_COUNT + tries[i].mode];
    if (tries[i].same == 0)
      continue;
    tries[i].found = same->found;
    tries[i].dead = same->dead;
    tries[i].hash = same->hash;
  }
  return tries;
}

static void p1_every_call_of_the_file_layer(void **state)
{
  Bench *bench = *state;
  start_loaders(bench);
  play_session(bench, before_call);
  const int64_t calls = Disk_End();
  end_loaders(bench);
  Try *tries = read_tries(bench, calls);
  int32_t bad = 0, count[MODE_COUNT] = {0}, loaded = 0;
  for (int64_t k = 1; k <= calls; k++)
    for (int mode = 0; mode < MODE_COUNT; mode++) {
      const Try *try = &tries[k * MODE_COUNT + mode];
      count[mode] += try->k == k;
      if (try->k != k && mode != MODE_TORN)
        print_error("nothing is known of call %" PRId64 ", %s\n", k, mode_names[mode]);
      loaded += try->k == k && try->same == 0;
      if (try->k == k)
        judge(bench, try, bench->issued, &bad);
    }
  free(tries);
  print_message(
      "P1: %d commands (%d explored, %d blows, %d changes of place) to the grave, %" PRId64
      " calls; killed at each of %d, power lost at each of %d, writes torn at %d; "
      "%d loaded\n",
      bench->issued, bench->explored, bench->blows, bench->moves, calls, count[MODE_KILL],
      count[MODE_POWER], count[MODE_TORN], loaded);
  assert_int_equal(bad, 0);
  assert_int_equal(count[MODE_KILL], calls);
  assert_int_equal(count[MODE_POWER], calls);
  assert_true(bench->issued >= 200 && bench->moves >= 8 && bench->blows >= 20);
  assert_int_equal(bench->fixture.game->state, XGAME_DEAD);
}

/* A process that plays, and is killed at the k-th call: 0 for never. The calls made. */
static void play_killed(Bench *bench, int64_t k)
{
  int status;
  const pid_t child = fork();
  if (child == 0) {
    bench->kill_at = k;
    play_session(bench, NULL);
    bench->calls = Disk_End();
    _exit(0);
  }
  waitpid(child, &status, 0);
  assert_true(k == 0 ? status == 0 : WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

static void p1_killed_in_earnest(void **state)
{
  Bench *bench = *state;
  XRandom random;
  XRandom_Seed(&random, 77);
  play_killed(bench, 0);
  const int32_t last = bench->issued;
  const int64_t calls = bench->calls;
  for (int i = 0; i < EARNEST; i++) {
    Try *try = &bench->earnest;
    remove_all(bench->root);
    mkdir(bench->root, 0700);
    /* How many calls there are depends on the clock a little: not the last ones. */
    const int64_t k = XRandom_Range(&random, 1, (int32_t)(calls - calls / 10));
    play_killed(bench, k);
    *try = (Try){.k = k, .floor = bench->shown, .issued = bench->issued};
    const pid_t child = fork();
    if (child == 0) {
      load(bench, bench->root, try);
      _exit(0);
    }
    waitpid(child, NULL, 0);
    int32_t bad = 0;
    judge(bench, try, last, &bad);
    assert_int_equal(bad, 0);
  }
  print_message("P1: killed in earnest at %d calls of %" PRId64 "\n", (int)EARNEST, calls);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static int set_up(void **state)
{
  /* Shared, so that what a process had shown is known when it is killed. */
  Bench *bench =
      mmap(NULL, sizeof *bench, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  assert_true(bench != MAP_FAILED);
  const char *shm = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
  Fixture_Open(&bench->fixture, 11, XPROFILE_HONOURED);
  snprintf(bench->dir, sizeof bench->dir, "%s/hourvale-p1-XXXXXX", shm);
  assert_non_null(mkdtemp(bench->dir));
  snprintf(bench->root, sizeof bench->root, "%.100s/root", bench->dir);
  mkdir(bench->root, 0700);
  for (int i = 0; i <= LOADERS; i++) {
    char *path = XStrFormat("%s/results-%d", bench->dir, i);
    bench->results[i] = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    free(path);
    assert_true(bench->results[i] >= 0);
  }
  *state = bench;
  return 0;
}

static int tear_down(void **state)
{
  Bench *bench = *state;
  Fixture_Close(&bench->fixture);
  for (int i = 0; i <= LOADERS; i++)
    close(bench->results[i]);
  remove_all(bench->dir);
  munmap(bench, sizeof *bench);
  return 0;
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(p1_every_call_of_the_file_layer),
      TEST(p1_killed_in_earnest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
