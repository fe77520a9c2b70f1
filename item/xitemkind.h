#ifndef ITEM_XITEMKIND_H
#define ITEM_XITEMKIND_H
/* Item kinds: data, one struct for all of them. */

#include "engine/xdice.h"
#include "magic/xmodifier.h"
#include "magic/xskill.h"

typedef enum XItemType {
  XITEM_WEAPON,
  XITEM_SHIELD,
  XITEM_ARMOUR,
  XITEM_POTION,
  XITEM_FOOD,
  XITEM_CORPSE, /* made from a creature, never generated */
  XITEM_THING,  /* errands and keepsakes */
  XITEM_LAUNCHER,
  XITEM_MISSILE, /* shot by a launcher of its skill, or made to be thrown */
  XITEM_SCROLL,
  XITEM_GOLD, /* goes into the purse of whoever picks it up */
  XITEM_BOOK, /* read once; teaches a spell */
  XITEM_TYPE_COUNT
} XItemType;
extern const char *const XItemType_Ids[XITEM_TYPE_COUNT]; /* "weapon" */

/* Where a thing is worn. */
typedef enum XSlot {
  XSLOT_NONE,
  XSLOT_HEAD,
  XSLOT_BODY,
  XSLOT_CLOAK,
  XSLOT_HAND, /* the weapon */
  XSLOT_SHIELD,
  XSLOT_GLOVES,
  XSLOT_BOOTS,
  XSLOT_LAUNCHER,
  XSLOT_MISSILE, /* the quiver: a whole stack */
  XSLOT_COUNT
} XSlot;
extern const char *const XSlot_Ids[XSLOT_COUNT];   /* "head" */
extern const char *const XSlot_Names[XSLOT_COUNT]; /* "on the head" */

#define XITEM_EFFECTS 4

/* What happens to whoever quaffs, eats or reads it, or is struck by a spell. */
typedef enum XEffectType {
  XEFFECT_NONE,
  XEFFECT_HEAL,     /* hit points of the dice */
  XEFFECT_HARM,     /* the same, lost */
  XEFFECT_POWER,    /* power points */
  XEFFECT_NUTRIO,   /* stomach units of the dice, may be negative */
  XEFFECT_MODIFIER, /* the modifier begins */
  XEFFECT_BLINK,    /* to a cell in view, at most the dice away */
  XEFFECT_TELEPORT, /* to any cell of the place */
  XEFFECT_MAPPING,  /* the ground within the dice is remembered */
  XEFFECT_IDENTIFY, /* as many kinds among what is carried become known */
  XEFFECT_CURE,     /* the modifier ends */
  XEFFECT_LEARN,    /* the spell is known from now on */
  XEFFECT_COUNT
} XEffectType;
extern const char *const XEffectType_Ids[XEFFECT_COUNT]; /* "heal" */

typedef struct XSpellKind XSpellKind;

typedef struct XItemEffect {
  XEffectType type;
  XDice dice;
  const XModifierKind *modifier;
  const XSpellKind *spell;
} XItemEffect;

/* What is forged into a weapon: it changes the delay of its attacks, or adds dice of an element. */
typedef struct XBrandKind {
  XKind base; /* base.name: "speed", as in "mace of speed" */
  const char *description;
  XFraction delay; /* of the roll, after skill; 1/1 none */
  XResist element; /* of the dice; XRESIST_NONE: none */
  XDice damage;    /* hit points, through the target's resistance */
} XBrandKind;

typedef struct XItemKind {
  XKind base;
  const char *plural;
  const char *description;
  uint32_t glyph; /* code point */
  int32_t color;  /* XColor */
  XItemType type;
  XSlot slot;
  XSkill skill;      /* weapons, shields, launchers: what skill helps; missiles: that of
                        what shoots them, or throwing */
  int32_t band;      /* 1 VERY_LOW ...: where it is found */
  int32_t rarity;    /* weight among its band; 0 never by chance */
  int32_t weight;    /* units; a hero of St 12 is burdened from 1440 */
  int32_t value;     /* gold */
  int32_t nutrition; /* stomach units, 0 for what cannot be eaten */
  XDice damage;      /* weapons, missiles; a launcher's bonus adds to its missile's */
  int32_t hit, dv, pv;
  int32_t need_st;               /* strength below which it is clumsy */
  int32_t resist[XRESIST_COUNT]; /* percent when worn; [0] is not used */
  int32_t hands;                 /* 1 or 2 */
  int32_t delay, least_delay;    /* aut of an attack: unskilled, and never less by skill */
  int32_t encumbrance;           /* of shields and body armour: what it costs in delay */
  int32_t quickness;             /* when worn; each point two percent of the pace */
  const XBrandKind *brand;       /* of a weapon or launcher; or NULL */
  int32_t range;                 /* cells: of a launcher, or of a missile that is thrown */
  int32_t rampage;               /* 1: a step towards an enemy when worn is a rampage */
  bool sturdy;                   /* a missile that never breaks */
  XDice heap;                    /* how many lie together when found; 0: one */
  XItemEffect effects[XITEM_EFFECTS];
  int32_t effect_count;
} XItemKind;

/* How a kind looks to who does not know it: "rust-red potion". The game's seed deals the looks of a
   type among its kinds. */
typedef struct XLook {
  XKind base; /* base.name: of one, without article */
  const char *plural;
  int32_t color; /* XColor */
  XItemType type;
} XLook;

/* Whether missiles of this kind are shot by that launcher. */
bool XItemKind_Shoots(const XItemKind *launcher, const XItemKind *missile);
/* Appends a name with number or article: "a rust-red potion", "3 rust-red potions". count 0 gives
   the bare name; without a plural an s is added. */
void XItemKind_AddName(const char *name, const char *plural, int32_t count, XText *out);
/* Appends its name with number or article; `of` is what a corpse was, or NULL. count 0 gives the
   bare name. A kind without a plural gets an s. */
void XItemKind_Name(const XItemKind *kind, const XKind *of, int32_t count, XText *out);

#endif
