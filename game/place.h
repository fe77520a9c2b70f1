#ifndef GAME_PLACE_H
#define GAME_PLACE_H
/* Kinds of places: how one is built, who and what is in it, what runs in it. */

#include "creature/template.h"
#include "engine/xtile.h"

typedef enum XBuildType {
  XBUILD_DRAWN,
  XBUILD_CAVE,  /* hollows and tunnels */
  XBUILD_ROOMS, /* rooms, corridors, doors */
  XBUILD_PLAIN, /* grass, trees, ponds, paths */
  XBUILD_COUNT
} XBuildType;
extern const char *const XBuildType_Ids[XBUILD_COUNT]; /* "drawn", "cave" */

#define XPLACE_LEGEND   48
#define XPLACE_EXITS    8
#define XPLACE_FOLK     24
#define XPLACE_THINGS   16
#define XPLACE_TIMERS   4
#define XPLACE_POPULATE 4
#define XPLACE_HINTS    12

/* What a character of a drawing stands for; `tile` is always set. */
typedef struct XLegend {
  uint32_t character; /* code point */
  const XTileKind *tile;
  const char *mark;        /* the cell gets this name; or NULL */
  const XMonster *monster; /* who stands there, or NULL */
  const XItemKind *item;   /* what lies there, or NULL */
  const XKind *trap;       /* XTrapKind hidden there, or NULL */
  const XKind *feature;    /* XFeatureKind that stands there, or NULL */
} XLegend;

/* A way out of this place: from the mark `at` (NULL: a cell of the generator's choice, which is
   then marked "up" or "down") to the mark `arrival` of another place. An edge of a generated place
   is marked "north", "south", "west" or "east", which is also where it lies. */
typedef struct XPlaceExit {
  bool down, edge;
  const char *at;
  const XKind *place; /* XPlaceKind */
  const char *arrival;
} XPlaceExit;

typedef struct XPlaceFolk {
  const XMonster *monster;
  XDice count;
  const char *mark; /* near this mark; NULL anywhere */
} XPlaceFolk;

typedef struct XPlaceThing {
  const XItemKind *item;
  XDice count;      /* of the stack; a stack of 0 is none */
  const char *mark; /* on this mark; NULL anywhere */
} XPlaceThing;

typedef struct XPlaceTimer {
  const char *name;
  int32_t ticks;        /* until it first runs */
  const char *callback; /* a function of the mod that defined the place */
} XPlaceTimer;

/* Who comes to live there, by and by, paid from a purse. */
typedef struct XPlacePopulate {
  uint32_t kinds; /* bits 1 << XCreatureKind */
  int32_t first;  /* how many at building */
  int32_t most;   /* the pass adds nobody from this many creatures on */
  int32_t purse;  /* creatures a day that it can pay for */
  int32_t every;  /* ticks between passes */
  bool night;     /* only between dusk and dawn */
} XPlacePopulate;

/* A sentence told once, when the hero first sees the mark from `reach` cells or nearer. */
typedef struct XPlaceHint {
  const char *mark, *word;
  int32_t reach;
} XPlaceHint;

typedef struct XPlaceKind {
  XKind base;
  const char *brief; /* for the status line: "cellar" */
  const char *description;
  XBand band;
  int32_t pace; /* percent of every duration in it: 200 is slower; 0 is 100 */
  XBuildType build;
  int16_t width, height;
  const XTileKind *wall, *floor, *up_tile, *down_tile; /* for generators */
  const XTileKind *door, *pond, *path, *edge;
  int32_t blobs, blob_radius; /* cave: how many hollows of what radius */
  int64_t rooms[3];           /* rooms: at least [1], at most [2] are tried */
  int32_t doors;              /* rooms: percent of entrances with a door */
  int32_t trees, ponds;       /* plain: percent of cells, and how many */
  int32_t templates;          /* drawn rooms that are placed, at most */
  int32_t traps;              /* hidden traps of the band, at most */
  bool outdoors;              /* the hour decides how far one sees */
  const char *const *rows;    /* drawn: `height` texts of `width` characters */
  XLegend legend[XPLACE_LEGEND];
  int32_t legend_count;
  XPlaceExit exits[XPLACE_EXITS];
  int32_t exit_count;
  XPlaceFolk folk[XPLACE_FOLK];
  int32_t folk_count;
  XPlaceThing things[XPLACE_THINGS];
  int32_t thing_count;
  int32_t scatter; /* stacks of the band dealt by chance */
  XPlacePopulate populate[XPLACE_POPULATE];
  int32_t populate_count;
  XPlaceHint hints[XPLACE_HINTS];
  int32_t hint_count;
  XPlaceTimer timers[XPLACE_TIMERS];
  int32_t timer_count;
  bool start; /* heroes begin here, at the mark "start" */
} XPlaceKind;

#endif
