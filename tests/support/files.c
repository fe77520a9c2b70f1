/* Files and directories for tests. */
#include "tests/support/files.h"

#include "engine/xalloc.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

char *Files_Read(const char *path, size_t *length)
{
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    fail_msg("cannot read %s", path);
  struct stat about;
  assert_int_equal(fstat(fileno(file), &about), 0);
  char *text = XAlloc((size_t)about.st_size + 1);
  size_t count = fread(text, 1, (size_t)about.st_size, file);
  assert_int_equal(count, about.st_size);
  fclose(file);
  if (length != NULL)
    *length = count;
  return text;
}

void Files_Write(const char *path, const char *bytes, size_t length)
{
  FILE *file = fopen(path, "wb");
  if (file == NULL)
    fail_msg("cannot write %s", path);
  assert_int_equal(fwrite(bytes, 1, length, file), length);
  assert_int_equal(fclose(file), 0);
}

void Names_Add(Names *names, const char *text)
{
  XALLOC_GROW(names->items, names->count, names->capacity);
  names->items[names->count++] = XStrDup(text);
}

int Names_Find(const Names *names, const char *text)
{
  for (int i = 0; i < names->count; i++)
    if (strcmp(names->items[i], text) == 0)
      return i;
  return -1;
}

void Names_Clear(Names *names)
{
  for (int i = 0; i < names->count; i++)
    free(names->items[i]);
  free(names->items);
  *names = (Names){0};
}

static int compare(const void *a, const void *b)
{
  return strcmp(*(char *const *)a, *(char *const *)b);
}

void Files_List(const char *dir, Names *names)
{
  DIR *list = opendir(dir);
  if (list == NULL)
    fail_msg("cannot read the directory %s", dir);
  int first = names->count;
  for (const struct dirent *entry = readdir(list); entry != NULL; entry = readdir(list))
    if (entry->d_name[0] != '.')
      Names_Add(names, entry->d_name);
  closedir(list);
  if (names->count > first)
    qsort(names->items + first, (size_t)(names->count - first), sizeof *names->items, compare);
}

static void find(const char *root, const char *below, const char *ending, Names *names)
{
  char *dir = XStrFormat("%s/%s", root, below);
  Names list = {0};
  Files_List(dir, &list);
  for (int i = 0; i < list.count; i++) {
    const char *name = list.items[i];
    char *path = XStrFormat("%s%s%s", below, *below != '\0' ? "/" : "", name);
    char *full = XStrFormat("%s/%s", root, path);
    struct stat about;
    assert_int_equal(stat(full, &about), 0);
    size_t length = strlen(name), tail = strlen(ending);
    if (S_ISDIR(about.st_mode))
      find(root, path, ending, names);
    else if (length >= tail && strcmp(name + length - tail, ending) == 0)
      Names_Add(names, path);
    free(full);
    free(path);
  }
  Names_Clear(&list);
  free(dir);
}

void Files_Find(const char *dir, const char *ending, Names *names)
{
  find(dir, "", ending, names);
}

void Files_Remove(const char *dir)
{
  Names list = {0};
  Files_List(dir, &list);
  for (int i = 0; i < list.count; i++) {
    char *path = XStrFormat("%s/%s", dir, list.items[i]);
    struct stat about;
    if (lstat(path, &about) == 0 && S_ISDIR(about.st_mode))
      Files_Remove(path);
    else
      unlink(path);
    free(path);
  }
  Names_Clear(&list);
  rmdir(dir);
}
