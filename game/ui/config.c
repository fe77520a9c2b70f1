/* Reading the player's file, line by line. */
#include "game/ui/config.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { INCLUDE_DEEP = 8, WORDS_MOST = 5, LINE_MOST = 1024 };

/* A line being read, and where it is. */
typedef struct Place {
  XConfig *config;
  const char *file;
  int line, depth;
  const struct Place *from; /* the file that includes this one */
  XKeys bound;              /* keys that this file has bound, for conflicts */
} Place;

static void read_file(Place *place, bool wanted);

static void complain(Place *place, const char *text)
{
  XErrorList_Add(&place->config->errors, place->file, place->line, 0, "E-CONFIG", "%s", text);
}

void XConfig_Init(XConfig *config)
{
  XText report;
  *config = (XConfig){.settings = XSettings_Defaults()};
  XErrorList_Init(&config->errors);
  XKeys_Init(&config->keys);
  XText_Init(&report);
  XKeys_AddDefaults(&config->keys, &report);
  XText_Clear(&report);
}

void XConfig_Clear(XConfig *config)
{
  XKeys_Clear(&config->keys);
  XErrorList_Clear(&config->errors);
  free(config->path);
  *config = (XConfig){0};
}

/* Cuts a line into words; returns how many. */
static int split(char *line, char *words[WORDS_MOST])
{
  int count = 0;
  char *rest;
  for (char *at = strtok_r(line, " \t", &rest); at != NULL && count < WORDS_MOST;
       at = strtok_r(NULL, " \t", &rest)) {
    if (at[0] == '#' && count != 1) /* "bind # ..." binds that key */
      break;
    words[count++] = at;
  }
  return count;
}

static const XDirection *direction_of(const char *word)
{
  for (int i = 0; i < XDIRECTION_COUNT; i++)
    if (strcmp(XDirections[i].name, word) == 0)
      return &XDirections[i];
  return NULL;
}

static bool parse_key(Place *place, const char *word, XKey *key)
{
  char text[LINE_MOST];
  const bool lone = strcmp(word, "<") == 0;
  *key = XKey_Make('<');
  if (lone || XKey_Parse(word, key) == strlen(word))
    return true;
  snprintf(text, sizeof text, "\"%.40s\" is no key; write x, <C-x>, <F1>, <S-Up>, <lt>", word);
  complain(place, text);
  return false;
}

static void bind(Place *place, char *const words[], int count)
{
  char text[LINE_MOST];
  XKey key;
  XText report;
  const XCommand *command = count > 2 ? XCommand_Find(words[2]) : NULL;
  const XDirection *direction = count > 3 ? direction_of(words[3]) : NULL;
  if (count < 3 || count > 4 || command == NULL || (count == 4 && direction == NULL)) {
    snprintf(text, sizeof text, "%s \"%.40s\"; write: bind KEY COMMAND [DIRECTION]",
             count > 3    ? "no direction"
             : count == 3 ? "no command"
                          : "not a whole binding",
             words[count - 1]);
    complain(place, text);
    return;
  }
  if (!parse_key(place, words[1], &key))
    return;
  XText_Init(&report);
  if (XKeys_Bind(&place->bound, key, command, direction, &report))
    XKeys_Rebind(&place->config->keys, key, command, direction);
  else
    complain(place, report.data);
  XText_Clear(&report);
}

static void unbind(Place *place, char *const words[], int count)
{
  XKey key;
  if (count != 2)
    complain(place, "write: unbind KEY");
  else if (parse_key(place, words[1], &key))
    XKeys_Unbind(&place->config->keys, key);
}

static bool includes_itself(const Place *place, const char *path)
{
  for (; place != NULL; place = place->from)
    if (strcmp(place->file, path) == 0)
      return true;
  return false;
}

/* A path that is not absolute is beside the file that includes it. */
static void include(Place *place, char *const words[], int count)
{
  const char *slash = strrchr(place->file, '/');
  XText path;
  XText_Init(&path);
  if (count == 2 && words[1][0] != '/' && slash != NULL)
    XText_AddBytes(&path, place->file, (size_t)(slash - place->file) + 1);
  if (count == 2)
    XText_Add(&path, words[1]);
  Place inner = {
      .config = place->config, .file = path.data, .depth = place->depth + 1, .from = place};
  if (count != 2)
    complain(place, "write: include FILE");
  else if (includes_itself(place, path.data) || inner.depth > INCLUDE_DEEP)
    complain(place, "this file would include itself without end");
  else
    read_file(&inner, true);
  XText_Clear(&path);
}

/* "mouse = on", also without blanks around the sign. */
static void set(Place *place, char *line)
{
  char *words[WORDS_MOST];
  XText why;
  char *sign = strchr(line, '=');
  XText_Init(&why);
  *sign = ' ';
  if (split(line, words) != 2)
    complain(place, "write: option = value");
  else if (!XSettings_Set(&place->config->settings, words[0], words[1], &why))
    complain(place, why.data);
  XText_Clear(&why);
}

static void read_line(Place *place, char *line)
{
  char *words[WORDS_MOST];
  char copy[LINE_MOST], text[LINE_MOST];
  snprintf(copy, sizeof copy, "%s", line);
  const int count = split(copy, words);
  if (count == 0)
    return;
  if (strcmp(words[0], "bind") == 0)
    bind(place, words, count);
  else if (strcmp(words[0], "unbind") == 0)
    unbind(place, words, count);
  else if (strcmp(words[0], "include") == 0)
    include(place, words, count);
  else if (strchr(line, '=') != NULL)
    set(place, line);
  else {
    snprintf(text, sizeof text, "\"%.40s\": write option = value, bind, unbind or include",
             words[0]);
    complain(place, text);
  }
}

static void read_file(Place *place, bool wanted)
{
  char line[LINE_MOST], text[LINE_MOST];
  FILE *file = fopen(place->file, "rb");
  if (file == NULL || fgets(line, sizeof line, file) == NULL) {
    if (file == NULL && (wanted || errno != ENOENT)) {
      snprintf(text, sizeof text, "cannot read it: %s", strerror(errno));
      complain(place, text);
    }
    if (file != NULL)
      fclose(file);
    return;
  }
  if (strncmp(line, "\xEF\xBB\xBF", 3) == 0) /* a byte order mark */
    memmove(line, line + 3, strlen(line + 3) + 1);
  do {
    place->line++;
    line[strcspn(line, "\r\n")] = '\0';
    read_line(place, line);
  } while (fgets(line, sizeof line, file) != NULL);
  fclose(file);
  XKeys_Clear(&place->bound);
}

void XConfig_Read(XConfig *config, const char *path, bool wanted)
{
  Place place = {.config = config, .file = path};
  free(config->path);
  config->path = XStrDup(path);
  read_file(&place, wanted);
}

/* Makes the directories that a path needs. */
static void make_parents(const char *path)
{
  char *copy = XStrDup(path);
  for (char *at = strchr(copy + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
    *at = '\0';
    mkdir(copy, 0700);
    *at = '/';
  }
  free(copy);
}

bool XConfig_Append(const XConfig *config, const char *lines, XText *why)
{
  if (config->path == NULL) {
    XText_Add(why, "there is no file to keep it in: HOME is not set");
    return false;
  }
  make_parents(config->path);
  FILE *file = fopen(config->path, "ab");
  const bool written = file != NULL && fputs(lines, file) >= 0;
  const bool closed = file != NULL && fclose(file) == 0;
  if (!written || !closed)
    XText_AddFormat(why, "cannot write %s: %s", config->path, strerror(errno));
  return written && closed;
}

bool XConfig_Path(XText *out)
{
  const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
  if (config != NULL && config[0] == '/')
    XText_AddFormat(out, "%s/hourvale/hourvalerc", config);
  else if (home != NULL && home[0] == '/')
    XText_AddFormat(out, "%s/.config/hourvale/hourvalerc", home);
  else
    return false;
  return true;
}
