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

const XWeaponVerb *XRules_VerbOf(const XRules *rules, XSkill skill)
{
  for (int32_t i = 0; i < rules->verb_count; i++)
    if (rules->verbs[i].skill == skill)
      return &rules->verbs[i];
  return NULL;
}
