#ifndef CREATURE_TEMPLATE_H
#define CREATURE_TEMPLATE_H
/* What creatures are made from: monsters and races here, classes beside; all of them content. */

#include "creature/xcareer.h"
#include "creature/xwindup.h"
#include "item/xspellkind.h"

typedef enum XSize { XSIZE_VERY_SMALL, XSIZE_SMALL, XSIZE_NORMAL, XSIZE_BIG, XSIZE_COUNT } XSize;
extern const char *const XSize_Ids[XSIZE_COUNT];

/* Bands of danger; 1 is the easiest. */
typedef enum XBand {
  XBAND_NONE,
  XBAND_VERY_LOW,
  XBAND_LOW,
  XBAND_ABOVE_LOW,
  XBAND_AVG,
  XBAND_ABOVE_AVG,
  XBAND_HI,
  XBAND_ABOVE_HI,
  XBAND_VERY_HI,
  XBAND_EXTREM_HI,
  XBAND_UNIQUE,
  XBAND_COUNT
} XBand;
extern const char *const XBand_Ids[XBAND_COUNT];

typedef enum XCreatureKind {
  XCREATURE_RAT,
  XCREATURE_CANINE,
  XCREATURE_FELINE,
  XCREATURE_INSECT,
  XCREATURE_REPTILE,
  XCREATURE_BLOB,
  XCREATURE_GOBLIN,
  XCREATURE_KOBOLD,
  XCREATURE_ORC,
  XCREATURE_HUMAN,
  XCREATURE_HUMANOID,
  XCREATURE_UNDEAD,
  XCREATURE_DEMON,
  XCREATURE_GIANT,
  XCREATURE_KIND_COUNT
} XCreatureKind;
extern const char *const XCreatureKind_Ids[XCREATURE_KIND_COUNT];

typedef enum XBody { XBODY_NONE, XBODY_HUMANOID, XBODY_COUNT } XBody;
extern const char *const XBody_Ids[XBODY_COUNT];

/* What monsters and races share. The first five figures are :Basic(). */
typedef struct XBreed {
  XKind base;
  const char *plural;
  const char *description;
  uint32_t glyph;      /* code point */
  int32_t color;       /* XColor */
  XDice speed;         /* a rate: 100 ordinary, bigger is faster */
  XDice move_energy;   /* ticks of an ordinary action: 1000 ordinary, bigger is slower */
  XDice attack_energy; /* ticks of an ordinary attack */
  XSize size;
  XDice weight; /* units */
  XDice stats[XSTAT_COUNT];
  XBody body;
  int32_t quickness;             /* each point two percent of the pace */
  int32_t step;                  /* TU of a step: 10 ordinary */
  int32_t hunger;                /* percent of the ordinary use of food; 0 never hungry */
  bool proper;                   /* a name that takes no article */
  int32_t resist[XRESIST_COUNT]; /* percent; [0] is not used */
} XBreed;

typedef enum XAiFlag {
  XAI_WANDER = 1 << 0,   /* walks about when nothing is to be done */
  XAI_COWARD = 1 << 1,   /* flees from half its hit points down */
  XAI_PEACEFUL = 1 << 2, /* fights only who has hurt it */
  XAI_STILL = 1 << 3,    /* never leaves its cell */
  XAI_PACK = 1 << 4,     /* joins the hunt of its kin */
  XAI_GUARD = 1 << 5,    /* defends the area around its post and goes back to it */
  XAI_EQUIPS = 1 << 6,   /* picks up and puts on what is better than what it has */
  XAI_HANDS = 1 << 7     /* opens doors */
} XAiFlag;

#define XMONSTER_VENOMS 3
#define XMONSTER_GEAR   4
#define XMONSTER_SPELLS 4

/* What a natural blow that draws blood may begin. */
typedef struct XVenom {
  const XModifierKind *modifier;
  int32_t percent; /* of such blows */
  XDice slices;    /* 0: the modifier's own duration */
} XVenom;

/* What it may carry from birth; what can be worn is worn. */
typedef struct XGear {
  const XItemKind *item;
  int32_t percent;
  XDice count;
} XGear;

/* A spell that it casts, when it is of use. */
typedef struct XMonsterSpell {
  const XSpellKind *spell;
  int32_t percent; /* of its turns in which the spell would be of use */
} XMonsterSpell;

typedef struct XMonster {
  XBreed breed;
  XCreatureKind kind;
  XBand band;
  XDice hit, damage, dv, pv, hp, pp;
  int32_t skill10;      /* of its attacks; 0: by band */
  uint32_t ai;          /* of XAiFlag */
  int32_t memory;       /* own turns it hunts somebody it no longer sees */
  int32_t flee_percent; /* of hit points at which it flees; 0 never */
  const char *verb;     /* words id of its blow, "bite" */
  const char *verb_miss;
  const char *tactic; /* what it demands of the player */
  int32_t rarity;     /* weight among its band and kind; 0 never by chance */
  XResist element;    /* of its natural blow, XRESIST_NONE: none */
  XDice brand;        /* hit points that the element adds, through the target's resistance */
  XVenom venoms[XMONSTER_VENOMS];
  int32_t venom_count;
  XGear gear[XMONSTER_GEAR];
  int32_t gear_count;
  XMonsterSpell spells[XMONSTER_SPELLS];
  int32_t spell_count;
  int32_t area;      /* cells around its post that a guard defends */
  XDice gold;        /* what its purse holds */
  const char *names; /* names it may bear as a companion, parted by blanks; NULL: never joins */
  int32_t price;     /* gold for which it joins; 0: for food */
  XWindUp windup;
} XMonster;

typedef struct XRace {
  XBreed breed;
  int32_t skills[XSKILL_COUNT]; /* skill10 at birth */
} XRace;

#endif
