/* The forms of spells. */
#include "item/xspellkind.h"

const char *const XSpellForm_Ids[XSPELL_FORM_COUNT] = {"self", "bolt", "manifold", "charge"};

bool XSpellKind_IsAimed(const XSpellKind *spell)
{
  return spell->form == XSPELL_BOLT || spell->form == XSPELL_CHARGE;
}

bool XSpellKind_IsBlow(const XSpellKind *spell)
{
  return spell->form == XSPELL_MANIFOLD || spell->form == XSPELL_CHARGE;
}

bool XSpellKind_IsHostile(const XSpellKind *spell)
{
  return spell->form != XSPELL_SELF;
}
