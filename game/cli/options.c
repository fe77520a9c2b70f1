/* Options are rows of a table: the parser and --help read the same one. */
#include "game/cli/options.h"

#include "engine/xstring.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef enum OptionType {
  OPTION_TEXT,
  OPTION_PATH, /* a text that --server ignores */
  OPTION_FLAG,
  OPTION_SEED,
  OPTION_NUMBER,
  OPTION_PROFILE,
  OPTION_SPEED
} OptionType;

typedef struct Option {
  const char *name;
  const char *value; /* what is to follow, for the help; NULL: nothing */
  const char *help;
  OptionType type;
  size_t offset;
} Option;

#define TEXT(flag, value, member, help)                                                            \
  {                                                                                                \
    flag, value, help, OPTION_TEXT, offsetof(XOptions, member)                                     \
  }
#define PATH(flag, value, member, help)                                                            \
  {                                                                                                \
    flag, value, help, OPTION_PATH, offsetof(XOptions, member)                                     \
  }
#define FLAG(flag, member, help)                                                                   \
  {                                                                                                \
    flag, NULL, help, OPTION_FLAG, offsetof(XOptions, member)                                      \
  }

static const Option options_table[] = {
    PATH("--data", "DIR", data, "where heroes are kept"),
    PATH("--world", "DIR", world, "the content to play with"),
    PATH("--mods", "DIR", mods, "more mods, beside those in the data directory's mods/"),
    FLAG("--author", author, "a mod with an error stops the game and shows it"),
    TEXT("--new", "NAME", new_name, "play: begin with a new hero of this name"),
    TEXT("--name", "NAME", name, "play: go on with this hero"),
    TEXT("--race", "ID", race, "with --new: human, dwarf, halfling, ..."),
    TEXT("--class", "ID", career, "with --new: warrior, ..."),
    {"--seed", "N", "with --new: what the vale is dealt by", OPTION_SEED, offsetof(XOptions, seed)},
    {"--rules", "PROFILE", "with --new: honoured (the default) or classic", OPTION_PROFILE,
     offsetof(XOptions, profile)},
    FLAG("--practice", practice, "with --new: a game for trying things, which is never scored"),
    PATH("--config", "FILE", config, "options and keys, in place of the usual file"),
    FLAG("--no-term", no_term, "play: without a terminal; prints the last screen"),
    PATH("--keys", "FILE", keys, "with --no-term: the keys to press, as text: jjl<Enter><C-p>"),
    PATH("--trace", "FILE", trace, "with --no-term: write each command and the state hash"),
    {"-n", "N", "arena, sim: how many", OPTION_NUMBER, offsetof(XOptions, count)},
    {"--turns", "N", "sim: of each game", OPTION_NUMBER, offsetof(XOptions, turns)},
    {"--from", "N", "replay: begin after this command", OPTION_NUMBER, offsetof(XOptions, from)},
    {"--speed", "X", "replay: 1 is four commands a second; 0.25 to 64", OPTION_SPEED,
     offsetof(XOptions, percent)},
    PATH("--cast", "FILE", cast, "replay: record it as an asciicast"),
    {"--fork", "N", "replay: a new hero who goes on after this command", OPTION_NUMBER,
     offsetof(XOptions, fork)},
    FLAG("--back", back, "restore: to an earlier snapshot in the file itself, when it is damaged"),
    FLAG("--html", html, "dump: as a page of HTML"),
    FLAG("--yes", yes, "delete: without asking"),
    FLAG("--bot", bot, "sim run: played by the bot"),
    FLAG("--dancer", dancer, "arena, sim: the hero hits and steps back"),
    FLAG("--csv", csv, "table: for spreadsheets"),
    FLAG("--markdown", markdown, "doc: the whole reference as Markdown"),
    FLAG("--types", types, "doc: annotations for editors, as Lua"),
    FLAG("--json", json, "for scripts: every command that prints a result"),
    TEXT("--explain", "CODE", explain, "lint: what an error code means"),
    FLAG("--ascii", ascii, "send ASCII only"),
    FLAG("--mono", mono, "no colours; NO_COLOR does the same"),
    FLAG("--help", help, "this text"),
    FLAG("--version", version, "this game's version and its libraries'"),
    FLAG("--server", server, "for hosts: fixed directories; paths that are given are ignored"),
    FLAG("--showpaths", show_paths, "the directories in use"),
    {.name = NULL},
};

static bool set_seed(XOptions *options, const char *value, XText *why)
{
  char *end;
  errno = 0;
  options->seed = strtoull(value, &end, 10);
  if (*value >= '1' && *value <= '9' && *end == '\0' && errno == 0)
    return true;
  XText_AddFormat(why, "--seed needs a whole number from 1, not \"%s\"", value);
  return false;
}

/* A whole number from 1 to a million. */
static bool set_number(int32_t *out, const char *name, const char *value, XText *why)
{
  char *end;
  const long number = strtol(value, &end, 10);
  if (*value >= '0' && *value <= '9' && *end == '\0' && number >= 1 && number <= 1000000) {
    *out = (int32_t)number;
    return true;
  }
  XText_AddFormat(why, "%s needs a whole number from 1 to 1000000, not \"%s\"", name, value);
  return false;
}

/* "0.5", "2": percent from 25 to 6400. */
static bool set_speed(int32_t *out, const char *value, XText *why)
{
  long percent = 0;
  const char *at = value;
  for (; *at >= '0' && *at <= '9' && percent < 100000; at++)
    percent = percent * 10 + (*at - '0');
  percent *= 100;
  if (*at == '.')
    for (long unit = 10; *++at >= '0' && *at <= '9'; unit /= 10)
      percent += (*at - '0') * unit;
  if (*at == '\0' && percent >= 25 && percent <= 6400) {
    *out = (int32_t)percent;
    return true;
  }
  XText_AddFormat(why, "--speed needs a number from 0.25 to 64, not \"%s\"", value);
  return false;
}

static bool set_profile(XOptions *options, const char *value, XText *why)
{
  for (int32_t i = 0; i < XPROFILE_COUNT; i++)
    if (strcmp(value, XProfile_Names[i]) == 0) {
      options->profile = (XProfile)i;
      return true;
    }
  XText_AddFormat(why, "--rules is honoured or classic, not \"%s\"", value);
  return false;
}

static const Option *find_option(const char *text, size_t length)
{
  for (const Option *option = options_table; option->name != NULL; option++)
    if (strlen(option->name) == length && strncmp(option->name, text, length) == 0)
      return option;
  return NULL;
}

static bool set_option(XOptions *options, const Option *option, const char *value, XText *why)
{
  char *at = (char *)options + option->offset;
  switch (option->type) {
  case OPTION_FLAG:
    *(bool *)at = true;
    return true;
  case OPTION_SEED:
    return set_seed(options, value, why);
  case OPTION_NUMBER:
    return set_number((int32_t *)(void *)at, option->name, value, why);
  case OPTION_SPEED:
    return set_speed((int32_t *)(void *)at, value, why);
  case OPTION_PROFILE:
    return set_profile(options, value, why);
  case OPTION_TEXT:
  case OPTION_PATH:
    break;
  }
  memcpy(at, &value, sizeof value);
  return true;
}

/* One option at argv[*at], "--data DIR" or "--data=DIR"; moves *at over its value. */
static bool parse_option(int argc, char *const *argv, int *at, XOptions *options, XText *why)
{
  const char *text = argv[*at];
  const size_t length = strcspn(text, "=");
  const Option *option = find_option(text, length);
  if (option == NULL) {
    XText_AddFormat(why, "unknown option %s; see --help", text);
    return false;
  }
  const char *value = text[length] == '=' ? text + length + 1 : NULL;
  if (option->value == NULL && value != NULL) {
    XText_AddFormat(why, "%s takes no value", option->name);
    return false;
  }
  if (option->value != NULL && value == NULL && *at + 1 < argc)
    value = argv[++*at];
  if (option->value != NULL && value == NULL) {
    XText_AddFormat(why, "%s needs %s", option->name, option->value);
    return false;
  }
  return set_option(options, option, value, why);
}

/* Who plays on somebody's host names no files there. */
static void drop_paths(XOptions *options)
{
  for (const Option *option = options_table; option->name != NULL; option++)
    if (option->type == OPTION_PATH)
      memset((char *)options + option->offset, 0, sizeof(const char *));
}

bool XOptions_Parse(int argc, char *const *argv, XOptions *options, XText *why)
{
  bool only_arguments = false;
  *options = (XOptions){0};
  for (int at = 1; at < argc; at++) {
    if (!only_arguments && strcmp(argv[at], "--") == 0) {
      only_arguments = true;
    } else if (!only_arguments && argv[at][0] == '-' && argv[at][1] != '\0') {
      if (!parse_option(argc, argv, &at, options, why))
        return false;
    } else if (options->command == NULL) {
      options->command = argv[at];
    } else if (options->argument_count == XOPTIONS_ARGUMENTS) {
      XText_AddFormat(why, "\"%s\" is one argument too many", argv[at]);
      return false;
    } else {
      options->arguments[options->argument_count++] = argv[at];
    }
  }
  if (options->command == NULL)
    options->command = "play";
  if (options->server)
    drop_paths(options);
  return true;
}

void XOptions_Help(XText *out)
{
  XText_Add(out,
            "Hourvale: a roguelike in which everybody keeps their own time.\n\n"
            "  hourvale [play]        play in this terminal\n"
            "  hourvale list          every hero, the unreadable ones with the reason\n"
            "  hourvale show NAME     one hero: where, how, since when\n"
            "  hourvale dump NAME     all about one hero, as text or --html\n"
            "  hourvale history, scores          every run; those that count, best first\n"
            "  hourvale replay NAME   watch a run; --cast records it, --fork branches off\n"
            "  hourvale certify FILE  play a run again and print its score\n"
            "  hourvale verify, backup, restore, rename, delete NAME [...]\n"
            "  hourvale export NAME FILE, import FILE\n"
            "  hourvale doctor        terminal, directories, locks, saves\n"
            "  hourvale lint [DIR]    check a world's Lua content\n"
            "  hourvale mods list, order, new ID, add FILE.zip, pack ID, diff A B\n"
            "  hourvale arena A B     fights, A and B each \"3 kobold\" or \"hero\"\n"
            "  hourvale sim run       whole games, with --bot\n"
            "  hourvale sim place ID  a place built many times: of one piece? how dangerous?\n"
            "  hourvale sim quest ID  a quest followed in many vales: can each stage be done?\n"
            "  hourvale table WHAT    figures of the content: creatures, weapons, speeds\n"
            "  hourvale doc [NAME]    what content can say: Monster, Monster.Basic, Color\n"
            "  hourvale def KIND ID   what a definition came to, and who said it where\n"
            "  hourvale test DIR      play the scenarios of a world or a mod, DIR/tests/*.lua\n\n");
  for (const Option *option = options_table; option->name != NULL; option++)
    XText_AddFormat(out, "  %-11s %-8s %s\n", option->name,
                    option->value == NULL ? "" : option->value, option->help);
  XText_Add(out, "\nExit codes: 0 fine, 1 findings, 2 usage, 3 content, 4 save.\n"
                 "The man page, hourvale(6), has the rest; ? in the game lists all keys.\n");
}
