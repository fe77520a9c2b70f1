/* Traces of the ring: bare objects, placed by engine/xscheduler, charged here as the trace says. */
#include "tests/support/oracle.h"

#include "engine/xalloc.h"
#include "engine/xclock.h"
#include "engine/xscheduler.h"
#include "tests/support/tsv.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS = 8, DIFFERENCES_SHOWN = 5 };

typedef enum Mode { MODE_ADD_IF, MODE_ADD, MODE_SET } Mode;

/* An object of the trace. */
typedef struct Actor {
  char *id;
  XHandle handle;
  int64_t charge;
  Mode mode;
} Actor;

/* A kept line of the file: `at` lines and expected output. */
typedef struct Kept {
  int number;
  int64_t dispatch; /* of an `at` line */
  int count;
  char *fields[FIELDS];
} Kept;

typedef struct KeptList {
  Kept *items;
  int count, capacity;
} KeptList;

typedef struct Trace {
  const char *path;
  XObjectTable objects;
  XScheduler ring;
  Actor *actors;
  int count, capacity;
  KeptList events, expected;
  int64_t run;
  int compared, different;
} Trace;

static void keep(KeptList *list, const TsvLine *line)
{
  XALLOC_GROW(list->items, list->count, list->capacity);
  Kept *kept = &list->items[list->count++];
  *kept = (Kept){.number = line->number, .count = line->count < FIELDS ? line->count : FIELDS};
  for (int i = 0; i < kept->count; i++)
    kept->fields[i] = XStrDup(line->fields[i]);
  Tsv_Number(line, 1, &kept->dispatch);
}

static void free_list(KeptList *list)
{
  for (int i = 0; i < list->count; i++)
    for (int j = 0; j < list->items[i].count; j++)
      free(list->items[i].fields[j]);
  free(list->items);
}

static Actor *find(const Trace *trace, const char *id)
{
  for (int i = 0; i < trace->count; i++)
    if (strcmp(trace->actors[i].id, id) == 0)
      return &trace->actors[i];
  return NULL;
}

/* A new object: fields are ID TTM CHARGE MODE. */
static bool add_actor(Trace *trace, char *const *fields)
{
  static const char *const modes[] = {"addif", "add", "set"};
  XALLOC_GROW(trace->actors, trace->count, trace->capacity);
  Actor *actor = &trace->actors[trace->count];
  int mode = 0;
  while (mode < 3 && strcmp(modes[mode], fields[3]) != 0)
    mode++;
  if (mode == 3 || find(trace, fields[0]) != NULL)
    return false;
  XObject *object = XObjectTable_New(&trace->objects, &XObject_Class, 0);
  *actor = (Actor){XStrDup(fields[0]), object->self, strtoll(fields[2], NULL, 10), (Mode)mode};
  trace->count++;
  XScheduler_Add(&trace->ring, object, (int32_t)strtol(fields[1], NULL, 10));
  return true;
}

/* Puts an object on the ring or takes it off; what is dead stays dead. */
static bool move(Trace *trace, const char *op, XObject *object, int32_t ttm)
{
  const bool kills = strcmp(op, "kill") == 0, stops = strcmp(op, "stop") == 0;
  if (!kills && !stops && strcmp(op, "readd") != 0)
    return false;
  if (object == NULL)
    return true;
  if (!kills && !stops) {
    XScheduler_Add(&trace->ring, object, ttm);
    return true;
  }
  XScheduler_Remove(&trace->ring, object);
  if (kills)
    XObjectTable_Destroy(&trace->objects, object);
  return true;
}

/* One `at` line: fields are at K OP ID ... */
static bool happen(Trace *trace, const Kept *event, Actor *self)
{
  const char *op = event->fields[2];
  if (strcmp(op, "add") == 0)
    return event->count >= 7 && add_actor(trace, &event->fields[3]);
  Actor *actor = strcmp(event->fields[3], "@") == 0 ? self : find(trace, event->fields[3]);
  const int64_t value = event->count > 4 ? strtoll(event->fields[4], NULL, 10) : 0;
  if (actor == NULL)
    return false;
  if (strcmp(op, "charge") == 0)
    actor->charge = value;
  else if (strcmp(op, "mod") == 0)
    actor->charge += value;
  else
    return move(trace, op, XObjectTable_Get(&trace->objects, actor->handle), (int32_t)value);
  return true;
}

static void charge(XObject *object, const Actor *actor)
{
  if (actor->mode == MODE_SET)
    object->ttm = (int32_t)actor->charge;
  else if (actor->mode == MODE_ADD || object->ttm <= 0)
    object->ttm += (int32_t)actor->charge;
}

static int64_t seconds_of(const char *clock)
{
  XDate date = {0};
  if (sscanf(clock, "%" SCNd64 "-%d-%d %d:%d:%d", &date.year, &date.month, &date.day, &date.hour,
             &date.minute, &date.second) != 6)
    return -1;
  return XTime_Seconds(&date);
}

/* Compares what happened (without the clock, which is `seconds`) with the next expected line. */
static void compare(Trace *trace, int count, const char *const got[FIELDS], int64_t seconds)
{
  const Kept *line =
      trace->compared < trace->expected.count ? &trace->expected.items[trace->compared] : NULL;
  trace->compared++;
  bool same = line != NULL && line->count == count + 1;
  for (int i = 0; same && i < count; i++)
    same = strcmp(line->fields[i], got[i]) == 0;
  if (same && seconds_of(line->fields[count]) == seconds)
    return;
  if (trace->different++ >= DIFFERENCES_SHOWN)
    return;
  printf("%s:%d: expected", trace->path, line == NULL ? 0 : line->number);
  for (int i = 0; line != NULL && i < line->count; i++)
    printf(" %s", line->fields[i]);
  printf("%s\n  got", line == NULL ? " nothing more" : "");
  for (int i = 0; i < count; i++)
    printf(" %s", got[i]);
  printf(" and %" PRId64 " s\n", seconds);
}

static void write_number(char out[24], int64_t value)
{
  snprintf(out, 24, "%" PRId64, value);
}

static void compare_empty(Trace *trace, int64_t dispatch)
{
  char number[24], time[24];
  write_number(number, dispatch);
  write_number(time, trace->ring.time);
  const char *const got[FIELDS] = {"empty", number, time};
  compare(trace, 3, got, trace->ring.seconds);
}

static Actor *actor_of(const Trace *trace, const XObject *object)
{
  for (int i = 0; i < trace->count; i++)
    if (XHandle_Equal(trace->actors[i].handle, object->self))
      return &trace->actors[i];
  return NULL;
}

static bool dispatch(Trace *trace, int64_t number, XObject *object)
{
  char texts[4][24];
  const int64_t seconds = trace->ring.seconds;
  const int index = (int)(actor_of(trace, object) - trace->actors);
  write_number(texts[0], number);
  write_number(texts[1], trace->ring.time);
  write_number(texts[2], object->ttm);
  for (int i = 0; i < trace->events.count; i++)
    if (trace->events.items[i].dispatch == number &&
        !happen(trace, &trace->events.items[i], &trace->actors[index])) {
      printf("%s:%d: nothing that can happen\n", trace->path, trace->events.items[i].number);
      return false;
    }
  const Actor *actor = &trace->actors[index]; /* births may have moved the list */
  const bool stays = object->bucket >= 0;
  if (stays)
    charge(object, actor);
  write_number(texts[3], object->ttm);
  XObjectTable_Sweep(&trace->objects);
  const char *const got[FIELDS] = {"out",     texts[0], texts[1],
                                   actor->id, texts[2], stays ? texts[3] : "-"};
  compare(trace, 6, got, seconds);
  return true;
}

static bool replay(Trace *trace)
{
  for (int64_t number = 1; number <= trace->run; number++) {
    XObject *object = XScheduler_Get(&trace->ring);
    if (object == NULL) {
      compare_empty(trace, number);
      break;
    }
    if (!dispatch(trace, number, object))
      return false;
  }
  if (trace->compared < trace->expected.count) {
    printf("%s: %d expected lines did not come\n", trace->path,
           trace->expected.count - trace->compared);
    trace->different++;
  }
  return true;
}

static bool read_line(Trace *trace, const TsvLine *line)
{
  const char *what = line->fields[0];
  int64_t number = 0;
  if (strcmp(what, "obj") == 0)
    return line->count >= 5 && add_actor(trace, &line->fields[1]);
  if (line->count < 2 || !Tsv_Number(line, 1, &number))
    return false;
  if (strcmp(what, "time") == 0)
    trace->ring.time = number;
  else if (strcmp(what, "run") == 0)
    trace->run = number;
  else if (strcmp(what, "at") == 0 && line->count >= 4)
    keep(&trace->events, line);
  else if (strcmp(what, "out") == 0 || strcmp(what, "empty") == 0)
    keep(&trace->expected, line);
  else
    return false;
  return true;
}

static bool read_trace(Trace *trace, FILE *file)
{
  TsvLine line = {0};
  bool good = true;
  while (good && Tsv_Next(file, &line))
    good = read_line(trace, &line);
  if (!good)
    printf("%s:%d: no line of a trace\n", trace->path, line.number);
  Tsv_Clear(&line);
  return good;
}

bool Oracle_Scheduler(const char *path, Tally *tally)
{
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    printf("%s: cannot be read\n", path);
    return false;
  }
  Trace trace = {.path = path};
  XObjectTable_Init(&trace.objects);
  XScheduler_Init(&trace.ring);
  const bool good = read_trace(&trace, file) && replay(&trace) && trace.compared > 0;
  fclose(file);
  if (good && trace.different == 0)
    tally->passed++;
  else
    tally->failed++;
  for (int i = 0; i < trace.count; i++)
    free(trace.actors[i].id);
  free(trace.actors);
  free_list(&trace.events);
  free_list(&trace.expected);
  XObjectTable_Clear(&trace.objects);
  return true;
}
