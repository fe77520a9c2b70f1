#ifndef ITEM_XSPELLKIND_H
#define ITEM_XSPELLKIND_H
/* Spell kinds: data. What casting does with them is game/act_cast.c's. */

#include "item/xitemkind.h"

/* Whom a spell reaches. */
typedef enum XSpellForm {
  XSPELL_SELF,     /* the caster */
  XSPELL_BOLT,     /* the first creature on the way to a cell, and who is near it */
  XSPELL_MANIFOLD, /* a blow of the hand at every enemy in view and in range */
  XSPELL_CHARGE,   /* a run at somebody in range, and a blow */
  XSPELL_FORM_COUNT
} XSpellForm;
extern const char *const XSpellForm_Ids[XSPELL_FORM_COUNT]; /* "self" */

struct XSpellKind {
  XKind base;
  const char *description;
  XSpellForm form;
  int32_t pp;      /* power points */
  int32_t cost;    /* TU; the forms that strike blows cost what blows and steps do instead */
  int32_t skill10; /* spellcraft below which it cannot be learnt */
  int32_t range;   /* cells */
  int32_t radius;  /* cells around where a bolt ends; 0: whom it strikes alone */
  XDice damage;    /* hit points */
  XResist element; /* XRESIST_NONE: armour holds it, as it holds a blow */
  XItemEffect effects[XITEM_EFFECTS];
  int32_t effect_count;
};

/* Whether it has to be aimed at a cell. */
bool XSpellKind_IsAimed(const XSpellKind *spell);
/* Whether it strikes blows, and costs what they cost. */
bool XSpellKind_IsBlow(const XSpellKind *spell);
/* Whether it is cast against others. */
bool XSpellKind_IsHostile(const XSpellKind *spell);

#endif
