/* The list of heroes on the title. */
#include "game/ui/host.h"

#include "engine/xalloc.h"

#include <stdlib.h>
#include <string.h>

XRosterEntry *XRoster_Add(XRoster *roster)
{
  XALLOC_GROW(roster->entries, roster->count, roster->capacity);
  XRosterEntry *entry = &roster->entries[roster->count++];
  memset(entry, 0, sizeof *entry);
  return entry;
}

void XRoster_Clear(XRoster *roster)
{
  free(roster->entries);
  *roster = (XRoster){0};
}

const XRosterEntry *XRoster_Continues(const XRoster *roster)
{
  for (int32_t i = 0; i < roster->count; i++)
    if (!roster->entries[i].in_use && !roster->entries[i].why[0])
      return &roster->entries[i];
  return NULL;
}
