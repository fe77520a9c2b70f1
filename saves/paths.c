/* The data directory: found from option and environment, made with its parents. */
#include "saves/paths.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_root(const char *path)
{
  return path[strspn(path, "/.")] == '\0';
}

static bool from_option(const char *option, XText *out, XText *why)
{
  char here[PATH_MAX];
  if (option[0] == '\0' || (option[0] == '/' && is_root(option))) {
    XText_AddFormat(why, "--data needs a directory of its own, not '%s'", option);
    return false;
  }
  if (option[0] != '/') {
    if (getcwd(here, sizeof here) == NULL) {
      XText_AddFormat(why, "--data %s: no working directory: %s", option, strerror(errno));
      return false;
    }
    XText_AddFormat(out, "%s/", here);
  }
  XText_Add(out, option);
  return true;
}

/* The value of a variable that has to be an absolute path; NULL with a reason. */
static const char *absolute(const char *variable, XText *why)
{
  const char *value = getenv(variable);
  if (value == NULL || value[0] == '\0')
    XText_AddFormat(why, "%s is not set: set it or give --data DIR", variable);
  else if (value[0] != '/')
    XText_AddFormat(why, "%s is not an absolute path ('%s'): set it or give --data DIR", variable,
                    value);
  else if (is_root(value))
    XText_AddFormat(why, "%s is '%s': set it or give --data DIR", variable, value);
  else
    return value;
  return NULL;
}

bool XPaths_Data(const char *option, XText *out, XText *why)
{
  if (option != NULL)
    return from_option(option, out, why);
  const char *xdg = getenv("XDG_DATA_HOME");
  const bool has_xdg = xdg != NULL && xdg[0] != '\0';
  const char *base = absolute(has_xdg ? "XDG_DATA_HOME" : "HOME", why);
  if (base == NULL)
    return false;
  XText_AddFormat(out, "%s/%s", base, has_xdg ? "hourvale" : ".local/share/hourvale");
  return true;
}

static bool make_one(const char *dir, XText *why)
{
  struct stat info;
  if (mkdir(dir, 0700) == 0)
    return true;
  const int error = errno;
  if (stat(dir, &info) == 0) {
    if (S_ISDIR(info.st_mode))
      return true;
    XText_AddFormat(why, "%s is not a directory", dir);
    return false;
  }
  XText_AddFormat(why, "cannot make the directory %s: %s", dir, strerror(error));
  return false;
}

bool XPaths_Make(const char *dir, XText *why)
{
  char *path = XStrDup(dir);
  bool good = true;
  for (char *slash = strchr(path + 1, '/'); good && slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    good = make_one(path, why);
    *slash = '/';
  }
  good = good && make_one(path, why);
  if (good && access(path, R_OK | W_OK | X_OK) != 0) {
    XText_AddFormat(why, "cannot use the directory %s: %s", path, strerror(errno));
    good = false;
  }
  free(path);
  return good;
}

bool XPaths_Show(const char *option, XText *out, XText *why)
{
  XText dir;
  XText_Init(&dir);
  const bool good = XPaths_Data(option, &dir, why);
  if (good)
    XText_AddFormat(
        out,
        "characters  %s\ngraveyard   %s/graveyard\nbackups     %s/backups\ndumps       %s/dumps\n",
        dir.data, dir.data, dir.data, dir.data);
  XText_Clear(&dir);
  return good;
}
