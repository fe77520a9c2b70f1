/* --world, HOURVALE_WORLD, then beside the executable. */
#include "game/cli/worlddir.h"

#include "engine/xstring.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool has_world(const char *dir)
{
  XText path;
  XText_Init(&path);
  XText_AddFormat(&path, "%s/init.lua", dir);
  const bool there = access(path.data, R_OK) == 0;
  XText_Clear(&path);
  return there;
}

/* The directory of the running program; false where the system does not tell. */
static bool program_directory(char *out, size_t size)
{
  const ssize_t length = readlink("/proc/self/exe", out, size - 1);
  if (length <= 0)
    return false;
  out[length] = '\0';
  char *slash = strrchr(out, '/');
  if (slash == NULL)
    return false;
  *slash = '\0';
  return true;
}

static bool try_beside(const char *dir, const char *relative, XText *out, XText *why)
{
  XText path;
  XText_Init(&path);
  XText_AddFormat(&path, "%s/%s", dir, relative);
  const bool found = has_world(path.data);
  XText_Add(found ? out : why, path.data);
  if (!found)
    XText_Add(why, " ");
  XText_Clear(&path);
  return found;
}

bool XWorldDir_Find(const char *option, XText *out, XText *why)
{
  char dir[PATH_MAX];
  const char *given = option != NULL ? option : getenv("HOURVALE_WORLD");
  if (given != NULL && *given != '\0') {
    if (has_world(given)) {
      XText_Add(out, given);
      return true;
    }
    XText_AddFormat(why, "there is no world in %s (no readable init.lua)", given);
    return false;
  }
  XText_Add(why, "no world was found; looked in ");
  if (program_directory(dir, sizeof dir) && (try_beside(dir, "../share/hourvale/world", out, why) ||
                                             try_beside(dir, "../world", out, why))) {
    XText_Reset(why);
    return true;
  }
  XText_Add(why, "; name one with --world DIR");
  return false;
}
