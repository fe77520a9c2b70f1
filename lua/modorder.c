/* The order in which mods are loaded, and which of them cannot be. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/mods.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void complain(XMod *mod, const XModNeed *need, XErrorList *errors, const char *code,
                     const char *fmt, ...) __attribute__((format(printf, 5, 6)));
static void complain(XMod *mod, const XModNeed *need, XErrorList *errors, const char *code,
                     const char *fmt, ...)
{
  char text[400];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  XErrorList_Add(errors, mod->file, need->line, need->column, code, "mod \"%s\": %s", mod->id,
                 text);
  if (mod->problem == NULL)
    mod->problem = XStrDup(text);
}

static int compare_versions(const int32_t a[3], const int32_t b[3])
{
  for (int i = 0; i < 3; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

static bool fits(const XModNeed *need, const XMod *other)
{
  const int order = compare_versions(other->version, need->version);
  if (need->op[0] == '\0')
    return true;
  if (need->op[0] == '=')
    return order == 0;
  return (need->op[1] == '=' && order == 0) || (need->op[0] == '>' ? order > 0 : order < 0);
}

/* Whether a need names what is always there. */
static bool is_base(const XModNeed *need)
{
  return strcmp(need->id, "core") == 0;
}

static void check_missing(const XModList *list, XMod *mod, const XModNeed *need, XErrorList *errors)
{
  const char *ids[XMODS_MOST + 1];
  int count = 0;
  for (int i = 0; i < list->count && count <= XMODS_MOST; i++)
    if (&list->items[i] != mod)
      ids[count++] = list->items[i].id;
  const int nearest = XString_Nearest(need->id, ids, count);
  complain(mod, need, errors, "E-MOD-MISSING", "it depends on \"%s\", which is not there%s%s%s",
           need->id, nearest >= 0 ? "; did you mean \"" : "", nearest >= 0 ? ids[nearest] : "",
           nearest >= 0 ? "\"?" : "");
}

static void check_need(const XModList *list, XMod *mod, const XModNeed *need, XErrorList *errors)
{
  const XMod *other = XModList_Get(list, need->id);
  if (strcmp(need->id, mod->id) == 0)
    complain(mod, need, errors, "E-MOD-SELF", "it names itself; take that away");
  else if (need->type == XNEED_CONFLICTS) {
    if (other != NULL && other->problem == NULL && fits(need, other))
      complain(mod, need, errors, "E-MOD-CONFLICT", "it does not work beside \"%s\" %s", need->id,
               other->version_text);
  } else if (other == NULL && need->type == XNEED_DEPENDS && !is_base(need))
    check_missing(list, mod, need, errors);
  else if (other != NULL && other->problem == NULL && !fits(need, other))
    complain(mod, need, errors, "E-MOD-VERSION", "it needs \"%s\" %s %d.%d.%d, but %s is there",
             need->id, need->op, need->version[0], need->version[1], need->version[2],
             other->version_text);
}

/* Who needs what is off is off. */
static void spread(XModList *list)
{
  for (bool more = true; more;) {
    more = false;
    for (int i = 0; i < list->count; i++) {
      XMod *mod = &list->items[i];
      for (int n = 0; n < mod->need_count && mod->problem == NULL; n++) {
        const XMod *other = XModList_Get(list, mod->needs[n].id);
        if (mod->needs[n].type != XNEED_DEPENDS || other == NULL || other->problem == NULL)
          continue;
        mod->problem = XStrFormat("it depends on \"%s\", which is off", other->id);
        more = true;
      }
    }
  }
}

/* Whether all that must come before a mod has come; *last is the one of them that came last. */
static bool is_ready(const XModList *list, const XMod *mod, int placed, bool optional,
                     const char **last)
{
  int latest = -1;
  for (int n = 0; n < mod->need_count; n++) {
    const XModNeed *need = &mod->needs[n];
    const XMod *other = XModList_Get(list, need->id);
    if (need->type == XNEED_CONFLICTS || other == NULL || other->problem != NULL ||
        (need->type == XNEED_OPTIONAL && !optional))
      continue;
    if (other - list->items >= placed)
      return false;
    if (other - list->items > latest)
      latest = (int)(other - list->items);
  }
  *last = latest >= 0 ? list->items[latest].id : NULL;
  return true;
}

/* The one that comes next, or -1. */
static int find_next(const XModList *list, int placed, bool optional, const char **last)
{
  int best = -1;
  for (int i = placed; i < list->count; i++) {
    const char *after = NULL;
    const bool better = best < 0 || strcmp(list->items[i].id, list->items[best].id) < 0;
    if (list->items[i].problem == NULL && better &&
        is_ready(list, &list->items[i], placed, optional, &after)) {
      best = i;
      *last = after;
    }
  }
  return best;
}

static void swap(XModList *list, int a, int b)
{
  const XMod other = list->items[a];
  list->items[a] = list->items[b];
  list->items[b] = other;
}

/* The need by which a mod waits for another that is on and has not come. */
static const XModNeed *waits_for(const XModList *list, const XMod *mod, int placed)
{
  for (int n = 0; n < mod->need_count; n++) {
    const XMod *other = XModList_Get(list, mod->needs[n].id);
    if (mod->needs[n].type == XNEED_DEPENDS && other != NULL && other->problem == NULL &&
        other - list->items >= placed)
      return &mod->needs[n];
  }
  return NULL;
}

/* The members of one circle of dependencies are off; the chain is told at each of them. */
static void report_cycle(XModList *list, int placed, XErrorList *errors)
{
  int at = placed;
  while (list->items[at].problem != NULL)
    at++;
  for (int steps = 0; steps < list->count; steps++)
    at = (int)(XModList_Get(list, waits_for(list, &list->items[at], placed)->id) - list->items);
  XText chain;
  XText_Init(&chain);
  int members[XMODS_MOST + 1], count = 0;
  for (int i = at; count == 0 || i != at; count++) {
    members[count] = i;
    XText_AddFormat(&chain, "%s -> ", list->items[i].id);
    i = (int)(XModList_Get(list, waits_for(list, &list->items[i], placed)->id) - list->items);
  }
  XText_Add(&chain, list->items[at].id);
  const XModNeed *needs[XMODS_MOST + 1];
  for (int i = 0; i < count; i++)
    needs[i] = waits_for(list, &list->items[members[i]], placed);
  for (int i = 0; i < count; i++)
    complain(&list->items[members[i]], needs[i], errors, "E-MOD-CYCLE",
             "its dependencies go round: %s", chain.data);
  XText_Clear(&chain);
}

static bool any_left(const XModList *list, int placed)
{
  for (int i = placed; i < list->count; i++)
    if (list->items[i].problem == NULL)
      return true;
  return false;
}

static void place_next(XModList *list, int *placed, XErrorList *errors)
{
  const char *last = NULL;
  bool round = false;
  int next = find_next(list, *placed, true, &last);
  if (next < 0) {
    next = find_next(list, *placed, false, &last);
    round = true;
  }
  if (next < 0) {
    report_cycle(list, *placed, errors);
    spread(list);
    return;
  }
  XMod *mod = &list->items[next];
  free(mod->why);
  mod->why = round          ? XStrDup("optional mods go round; the least id begins")
             : last != NULL ? XStrFormat("after %s, which it names", last)
                            : XStrDup("nothing to wait for; by the bytes of its id");
  swap(list, next, (*placed)++);
}

void XModList_Order(XModList *list, XErrorList *errors)
{
  for (int i = XMODS_MOST; i < list->count; i++)
    if (list->items[i].problem == NULL)
      complain(&list->items[i], &(XModNeed){0}, errors, "E-MOD-CONFLICT",
               "there are more than %d mods", XMODS_MOST);
  for (int i = 0; i < list->count; i++) {
    XMod *mod = &list->items[i];
    for (int n = 0; n < mod->need_count && mod->problem == NULL; n++)
      check_need(list, mod, &mod->needs[n], errors);
  }
  spread(list);
  for (int placed = 0; any_left(list, placed);)
    place_next(list, &placed, errors);
}

int XModList_On(const XModList *list)
{
  int on = 0;
  while (on < list->count && list->items[on].problem == NULL)
    on++;
  return on;
}

void XModList_TurnOff(XModList *list, XMod *mod, const char *problem)
{
  XErrorList none;
  if (mod->problem == NULL)
    mod->problem = XStrDup(problem);
  spread(list);
  XErrorList_Init(&none);
  for (int placed = 0; any_left(list, placed);)
    place_next(list, &placed, &none);
  XErrorList_Clear(&none);
}
