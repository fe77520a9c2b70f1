/* Access to the rules object of a content. */
#include "magic/xrules.h"

#include <assert.h>
#include <stddef.h>

const char *const XProfile_Names[XPROFILE_COUNT] = {"honoured", "classic"};

const XRules *XRules_Of(const XContent *content)
{
  const XRules *rules = XContent_Rules(content);
  assert(rules != NULL);
  return rules;
}

int32_t XRules_ByStat(const int32_t table[XRULES_STAT_MAX], int32_t stat)
{
  if (stat < 0)
    stat = 0;
  return table[stat < XRULES_STAT_MAX ? stat : XRULES_STAT_MAX - 1];
}
