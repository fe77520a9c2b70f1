/* The files of a mod. In the texts, @ stands for its id. */
#include "game/cli/skeleton.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_DEPTH = 8, MOST_FILE = 8 * 1024 * 1024 };

typedef struct File {
  const char *path, *text;
  bool shown;
} File;

static const File files[] = {
    {"mod.lua",
     "return {\n"
     "  id = \"@\",\n"
     "  version = \"0.1.0\",\n"
     "  api = 1,\n"
     "  title = \"@\",\n"
     "  license = \"CC0-1.0\",\n"
     "  depends = {},\n"
     "}\n",
     true},
    {"init.lua",
     "Include(\"words.lua\")\n"
     "Include(\"@.lua\")\n"
     "Include(\"garden.lua\")\n"
     "Include(\"quest.lua\")\n",
     false},
    {"words.lua",
     "Words.new(\"en\")\n"
     "    :Say { @_bite = \"{Actor} rasps at {target}.\", @_miss = \"{Actor} rasps at nothing.\" "
     "}\n"
     "    :Register()\n",
     false},
    {"@.lua",
     "-- Its ids are @:..., short in here; those of the base world are written core:...\n"
     "\n"
     "Monster.new(\"@\")\n"
     "    :View(\"@\", \"s\", Color.BROWN)\n"
     "    :Kind(Kind.INSECT):Band(Band.VERY_LOW)\n"
     "    :Basic(\"1d10+40\", \"0d0+1000\", \"0d0+1000\", Size.VERY_SMALL, \"1d6+4\") -- rate, "
     "ticks, ticks\n"
     "    :Stats { St = 1, Dx = 1, To = \"1d3\", Le = 1, Wi = 1, Ma = 1, Pe = \"1d4\", Ch = 1 }\n"
     "    :Combat { hit = 1, damage = \"1d2\", dv = 0, pv = \"1d2\", hp = \"1d4+1\" }\n"
     "    :AI { wander = true, memory = 10 }\n"
     "    :Blow(\"@_bite\", \"@_miss\")\n"
     "    :Tactic(\"It is slower than anybody: walk away.\")\n"
     "    :Description(\"It carries its house, and is never far from home.\")\n"
     "    :Register()\n",
     true},
    {"garden.lua",
     "Place.new(\"garden\")\n"
     "    :View(\"Garden\", \"garden\"):Band(Band.VERY_LOW)\n"
     "    :Generator { kind = \"cave\", width = 60, height = 19, wall = \"core:rock\", floor = "
     "\"core:cave_floor\",\n"
     "                 up = \"core:stairs_up\", blobs = 40, radius = 3 }\n"
     "    :Up(\"core:sheepwalk\", \"@_hole\")\n"
     "    :Folk(\"@\", \"1d3+2\")\n"
     "    :Timer(\"wet\", 1500, \"OnGarden\") -- ticks\n"
     "    :Description(\"Everything here is wet.\")\n"
     "    :Register()\n"
     "\n"
     "-- The way in: one more hole in the sheepwalk, east of Lowbell.\n"
     "Place.patch(\"core:sheepwalk\"):Down(\"garden\", \"up\", \"@_hole\"):Register()\n"
     "\n"
     "function OnGarden(_)\n"
     "  BeginQuest(\"wet_feet\")\n"
     "  return 0 -- never again\n"
     "end\n",
     true},
    {"quest.lua",
     "Quest.new(\"wet_feet\")\n"
     "    :View(\"wet feet\")\n"
     "    :Description(\"Somebody has to clear the garden.\")\n"
     "    :Stage { id = \"kill\", text = \"Kill one @.\", kill = \"@\", to = \"out\" }\n"
     "    :Stage { id = \"out\", text = \"Come back to the sheepwalk.\", reach = "
     "\"core:sheepwalk\" }\n"
     "    :Reward { experience = 5 }\n"
     "    :Register()\n",
     false},
    {"tests/@.lua",
     "return {\n"
     "  {\n"
     "    name = \"the @ is slower than you\",\n"
     "    map = [[\n"
     "#######\n"
     "#@...s#\n"
     "#######\n"
     "]],\n"
     "    who = { s = \"@:@\" },\n"
     "    run = { \"wait\" },\n"
     "    expect = { alive = \"s\" },\n"
     "  },\n"
     "  {\n"
     "    name = \"the garden begins the quest\",\n"
     "    place = \"@:garden\",\n"
     "    mark = \"up\",\n"
     "    run = { \"wait\" },\n"
     "    expect = { said = { \"wet feet\" } },\n"
     "  },\n"
     "}\n",
     false},
    {".luarc.json",
     "{\n"
     "  \"runtime.version\": \"Lua 5.4\",\n"
     "  \"runtime.builtin\": { \"io\": \"disable\", \"os\": \"disable\", \"debug\": \"disable\", "
     "\"package\": \"disable\" },\n"
     "  \"diagnostics.disable\": [\"undefined-global\", \"lowercase-global\"]\n"
     "}\n",
     false},
};

/* The text with the id where an @ stands, owned by the caller. */
static char *fill_in(const char *text, const char *id)
{
  XText out;
  XText_Init(&out);
  for (; *text != '\0'; text++) {
    if (*text == '@' && strncmp(text, "@...", 4) != 0)
      XText_Add(&out, id);
    else
      XText_AddChar(&out, *text);
  }
  char *kept = XStrDup(out.data);
  XText_Clear(&out);
  return kept;
}

static bool write_file(const char *path, const char *text, XText *why)
{
  FILE *file = fopen(path, "wx");
  const bool good = file != NULL && fputs(text, file) >= 0;
  const bool closed = file != NULL && fclose(file) == 0;
  if (!good || !closed)
    XText_AddFormat(why, "cannot write %s: %s", path, strerror(errno));
  return good && closed;
}

bool XSkeleton_Write(const char *below, const char *id, XText *out, XText *why)
{
  char *dir = XStrFormat("%s/%s", below, id), *tests = XStrFormat("%s/tests", dir);
  bool good = mkdir(dir, 0700) == 0 && mkdir(tests, 0700) == 0;
  if (!good)
    XText_AddFormat(why, "cannot make %s: %s", dir, strerror(errno));
  for (size_t i = 0; good && i < sizeof files / sizeof *files; i++) {
    char *name = fill_in(files[i].path, id), *text = fill_in(files[i].text, id);
    char *path = XStrFormat("%s/%s", dir, name);
    good = write_file(path, text, why);
    if (good && files[i].shown)
      XText_AddFormat(out, "%s\n", path);
    free(path);
    free(text);
    free(name);
  }
  free(tests);
  free(dir);
  return good;
}

/* --- comparing --- */

/* The text of a plain file, owned by the caller; NULL when it is none. */
static char *read_text(const char *dir, const char *name)
{
  char *path = XStrFormat("%s/%s", dir, name), *text = NULL;
  struct stat about;
  FILE *file = stat(path, &about) == 0 && S_ISREG(about.st_mode) && about.st_size <= MOST_FILE
                   ? fopen(path, "rb")
                   : NULL;
  if (file != NULL) {
    text = XAlloc((size_t)about.st_size + 1);
    text[fread(text, 1, (size_t)about.st_size, file)] = '\0';
    fclose(file);
  }
  free(path);
  return text;
}

/* The line on which two texts first differ, or 0. */
static int differing_line(const char *a, const char *b)
{
  int line = 1;
  for (; *a == *b; a++, b++) {
    if (*a == '\0')
      return 0;
    line += *a == '\n';
  }
  return line;
}

static void compare_file(const char *a, const char *b, const char *name, bool second, XText *out)
{
  char *mine = read_text(a, name), *theirs = read_text(b, name);
  const int line = mine != NULL && theirs != NULL ? differing_line(mine, theirs) : 0;
  if (second && mine == NULL)
    XText_AddFormat(out, "%s: only in %s\n", name, b);
  else if (!second && theirs == NULL)
    XText_AddFormat(out, "%s: only in %s\n", name, a);
  else if (!second && line > 0)
    XText_AddFormat(out, "%s:%d: differs\n", name, line);
  free(mine);
  free(theirs);
}

/* Walks the files of the one directory, or of the second one. */
static void compare_dir(const char *a, const char *b, const char *below, bool second, int depth,
                        XText *out)
{
  struct dirent **entries;
  char *dir = XStrFormat("%s/%s", second ? b : a, below);
  const int count = depth > 0 ? scandir(dir, &entries, NULL, alphasort) : -1;
  for (int i = 0; i < count; i++) {
    const char *name = entries[i]->d_name;
    char *path = XStrFormat("%s%s", below, name), *inside = XStrFormat("%s/", path);
    char *full = XStrFormat("%s/%s", second ? b : a, path);
    struct stat about;
    if (name[0] != '.' && stat(full, &about) == 0) {
      if (S_ISDIR(about.st_mode))
        compare_dir(a, b, inside, second, depth - 1, out);
      else
        compare_file(a, b, path, second, out);
    }
    free(full);
    free(inside);
    free(path);
    free(entries[i]);
  }
  if (count >= 0)
    free(entries);
  free(dir);
}

bool XSkeleton_Compare(const char *a, const char *b, XText *out)
{
  const size_t before = out->length;
  compare_dir(a, b, "", false, MOST_DEPTH, out);
  compare_dir(a, b, "", true, MOST_DEPTH, out);
  return out->length == before;
}
