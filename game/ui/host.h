#ifndef GAME_UI_HOST_H
#define GAME_UI_HOST_H
/* What the title needs from whoever keeps the games. main.c fills it in, so that no screen knows
   how a game is stored. */

#include "game/store.h"

#define XROSTER_ID 128

typedef struct XUi XUi;

/* One hero of the list. */
typedef struct XRosterEntry {
  char id[XROSTER_ID]; /* what Open takes */
  char name[XCREATURE_NAME];
  char race[48], career[48], place[48];
  char played[32]; /* when last, as people read it: "day 3", "30 November" */
  int32_t level;
  int64_t commands; /* given since birth */
  bool in_use;      /* another process plays it */
  char why[160];    /* why it cannot be read; "" when it can */
} XRosterEntry;

/* The living, the one that continues first. */
typedef struct XRoster {
  XRosterEntry *entries; /* owned: XRoster_Clear */
  int32_t count, capacity;
  int32_t graves; /* heroes in the graveyard */
} XRoster;

typedef struct XHost {
  void *context;
  /* Fills an empty roster by XRoster_Add. */
  void (*List)(void *context, XRoster *roster);
  /* Opens a game; NULL with a reason in `why`. The session belongs to the host. */
  XSession *(*Open)(void *context, const char *id, XText *why);
  /* A new game; seed 0 leaves the choice to the host. NULL with a reason in `why`. */
  XSession *(*Create)(void *context, const XRace *race, const XCareer *career, const char *name,
                      uint64_t seed, XText *why);
  /* Saves and gives a session back. */
  void (*Close)(void *context, XSession *session);
  /* Appends every run there was, a line each, the last one first; or those that count, the best
     first. Or why that is not known. */
  void (*History)(void *context, bool scores, XText *out);
  /* The id of a session's hero, for Open and the two below. Valid until it is closed. */
  const char *(*IdOf)(void *context, XSession *session);
  /* Writes the documents of a session's hero; where, or why not, is appended to `told`. */
  bool (*Dump)(void *context, XSession *session, XText *told);
  /* A new hero who goes on after command `at` of a run that nobody plays; the id to open, or a
     reason, is appended to `told`. NULL: this host has no room for more heroes than one. */
  bool (*Fork)(void *context, const char *id, int64_t at, XText *told);
  /* Shows such a run from its birth. False with a reason. NULL as Fork. */
  bool (*Replay)(void *context, XUi *ui, const char *id, XText *why);
  /* For authors, else NULL. Reads all content anew beside what is played: true when it is clean and
     waits for Swap, false with every mistake in `why`. */
  bool (*Candidate)(void *context, XText *why);
  /* Puts it in the place of the old, which is freed: no game may be open. Returns the new. */
  const XContent *(*Swap)(void *context);
} XHost;

/* Appends a zeroed entry; valid until the next one. */
XRosterEntry *XRoster_Add(XRoster *roster);
/* Frees the entries and empties the roster. */
void XRoster_Clear(XRoster *roster);
/* The first hero that can be opened now, or NULL. */
const XRosterEntry *XRoster_Continues(const XRoster *roster);

#endif
