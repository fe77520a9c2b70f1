/* The bindings, filled from the command table. */
#include "game/ui/keys.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void XKeys_Init(XKeys *keys)
{
  *keys = (XKeys){0};
}

void XKeys_Clear(XKeys *keys)
{
  free(keys->bindings);
  *keys = (XKeys){0};
}

const XBinding *XKeys_Find(const XKeys *keys, XKey key)
{
  for (int32_t i = 0; i < keys->count; i++)
    if (XKey_Equal(keys->bindings[i].key, key))
      return &keys->bindings[i];
  return NULL;
}

bool XKeys_Bind(XKeys *keys, XKey key, const XCommand *command, const XDirection *direction,
                XText *report)
{
  char name[XKEY_NAME_MAX];
  const XBinding *taken = XKeys_Find(keys, key);
  if (taken) {
    XText_AddFormat(report, "key %s: %s%s%s is already on it, %s%s%s is not bound\n",
                    XKey_Name(key, name), taken->command->name, taken->direction ? " " : "",
                    taken->direction ? taken->direction->name : "", command->name,
                    direction ? " " : "", direction ? direction->name : "");
    return false;
  }
  XALLOC_GROW(keys->bindings, keys->count, keys->capacity);
  keys->bindings[keys->count++] = (XBinding){key, command, direction};
  return true;
}

void XKeys_Unbind(XKeys *keys, XKey key)
{
  for (int32_t i = keys->count - 1; i >= 0; i--)
    if (XKey_Equal(keys->bindings[i].key, key)) {
      keys->count--;
      memmove(&keys->bindings[i], &keys->bindings[i + 1],
              (size_t)(keys->count - i) * sizeof keys->bindings[0]);
    }
}

void XKeys_Rebind(XKeys *keys, XKey key, const XCommand *command, const XDirection *direction)
{
  XKeys_Unbind(keys, key);
  XALLOC_GROW(keys->bindings, keys->count, keys->capacity);
  keys->bindings[keys->count++] = (XBinding){key, command, direction};
}

/* Binds every key of a list parted by blanks; returns the faults. */
static int32_t bind_all(XKeys *keys, const char *list, const XCommand *command,
                        const XDirection *direction, XText *report)
{
  int32_t faults = 0;
  while (list && *list) {
    list += strspn(list, " ");
    size_t length = strcspn(list, " ");
    XKey key = XKey_Make(list[0]);
    bool lone = length == 1 && list[0] == '<'; /* in a list no name need begin with it */
    if (length > 0 && (lone || XKey_Parse(list, &key) == length)) {
      faults += !XKeys_Bind(keys, key, command, direction, report);
    } else if (length > 0) {
      XText_AddFormat(report, "command %s: %.*s is no key\n", command->name, (int)length, list);
      faults++;
    }
    list += length;
  }
  return faults;
}

int32_t XKeys_AddDefaults(XKeys *keys, XText *report)
{
  int32_t faults = 0;
  const XCommand *step = XCommand_Find("step");
  const XCommand *run = XCommand_Find("run");
  for (int i = 0; step && i < XDIRECTION_COUNT; i++)
    faults += bind_all(keys, XDirections[i].keys, step, &XDirections[i], report);
  for (int i = 0; run && i < XDIRECTION_COUNT; i++)
    faults += bind_all(keys, XDirections[i].run_keys, run, &XDirections[i], report);
  for (const XCommand *command = XCommands; command->name; command++)
    faults += bind_all(keys, command->keys, command, NULL, report);
  return faults;
}

const char *XKeys_Spoken(XKey key, char out[XKEY_NAME_MAX])
{
  char name[XKEY_NAME_MAX];
  XKey_Name(key, name);
  size_t length = strlen(name);
  if (!strcmp(name, "<lt>"))
    snprintf(out, XKEY_NAME_MAX, "<");
  else if (length == 5 && !strncmp(name, "<C-", 3))
    snprintf(out, XKEY_NAME_MAX, "Ctrl-%c", toupper((unsigned char)name[3]));
  else if (length > 2 && name[0] == '<')
    snprintf(out, XKEY_NAME_MAX, "%.*s", (int)length - 2, name + 1);
  else
    snprintf(out, XKEY_NAME_MAX, "%s", name);
  return out;
}

void XKeys_Of(const XKeys *keys, const XCommand *command, int32_t most, XText *out)
{
  int32_t found = 0;
  for (int32_t i = 0; i < keys->count && found < most; i++) {
    char name[XKEY_NAME_MAX];
    if (keys->bindings[i].command != command || keys->bindings[i].direction)
      continue;
    XText_AddFormat(out, "%s%s", found > 0 ? " " : "", XKeys_Spoken(keys->bindings[i].key, name));
    found++;
  }
  if (found == 0)
    XText_Add(out, "-");
}

const char *XKeys_First(const XKeys *keys, const char *name, char *out)
{
  const XCommand *command = XCommand_Find(name);
  out[0] = 0;
  for (int32_t i = 0; command && i < keys->count; i++)
    if (keys->bindings[i].command == command && !keys->bindings[i].direction)
      return XKeys_Spoken(keys->bindings[i].key, out);
  return out;
}

const XDirection *XKeys_Direction(const XKeys *keys, XKey key, bool *here)
{
  const XBinding *binding = XKeys_Find(keys, key);
  *here = binding && !strcmp(binding->command->name, "wait");
  return binding ? binding->direction : NULL;
}
