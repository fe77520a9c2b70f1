/* Comparing screens with what they were. */
#include "tests/support/golden.h"

#include "engine/xstring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_file(const char *path, XText *out)
{
  char bytes[4096];
  size_t n;
  FILE *file = fopen(path, "rb");
  while (file && (n = fread(bytes, 1, sizeof bytes, file)) > 0)
    XText_AddBytes(out, bytes, n);
  if (file)
    fclose(file);
}

static bool write_file(const char *path, const char *text)
{
  FILE *file = fopen(path, "wb");
  if (!file)
    return false;
  bool good = fputs(text, file) >= 0;
  return fclose(file) == 0 && good;
}

/* Prints each row that differs, as it was and as it is. */
static void print_difference(const char *name, const char *was, const char *is)
{
  fprintf(stderr, "screen %s differs (HOURVALE_GOLDEN=write takes the new one):\n", name);
  for (int row = 0; *was || *is; row++) {
    size_t a = strcspn(was, "\n"), b = strcspn(is, "\n");
    if (a != b || strncmp(was, is, a) != 0)
      fprintf(stderr, "%3d -%.*s\n    +%.*s\n", row, (int)a, was, (int)b, is);
    was += a + (was[a] == '\n');
    is += b + (is[b] == '\n');
  }
}

bool Golden_Equal(const char *name, const char *text)
{
  const char *mode = getenv("HOURVALE_GOLDEN");
  char path[200];
  XText before;
  snprintf(path, sizeof path, "tests/screens/%s.txt", name);
  if (mode && !strcmp(mode, "write"))
    return write_file(path, text);
  XText_Init(&before);
  read_file(path, &before);
  bool equal = !strcmp(before.data, text);
  if (!equal)
    print_difference(name, before.data, text);
  XText_Clear(&before);
  return equal;
}
