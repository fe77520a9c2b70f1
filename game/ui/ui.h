#ifndef GAME_UI_UI_H
#define GAME_UI_UI_H
/* The game in a terminal: title, play, screens. It knows no rule: it asks for what a command needs,
   hands the line to the session and shows what came of it. */

#include "engine/xstring.h"
#include "game/threat.h"
#include "game/timeline.h"
#include "game/ui/config.h"
#include "game/ui/figures.h"
#include "game/ui/frame.h"
#include "game/ui/host.h"
#include "game/ui/keys.h"
#include "game/ui/term.h"

#define XUI_WIDTH  80 /* the least that the screens need */
#define XUI_HEIGHT 24
#define XUI_NOTE   240

/* Why playing ended. */
typedef enum XUiEnd {
  XUI_GOES_ON,  /* it did not: the hero is dead, the title is next */
  XUI_QUIT,     /* saved and quit, by command */
  XUI_DONE,     /* a script's keys ran out; the screen is as it was */
  XUI_HANGUP,   /* the terminal is gone */
  XUI_TERMINATE /* asked to end by a signal */
} XUiEnd;

/* What comes after a death; of a reload, after a game that goes on. */
typedef enum XUiAfter { XUI_TO_TITLE, XUI_FORK, XUI_REPLAY, XUI_RELOAD } XUiAfter;

struct XUi {
  XTerm *term;
  const XContent *content;
  const XHost *host; /* NULL: no title, only XUi_Play */
  XKeys keys;
  XSettings settings;
  bool errors_shown; /* of the configuration */
  XConfig *config;   /* where they came from; the caller's, or NULL */
  XFrame frame;
  XSession *session;   /* the game that is played, or NULL */
  XUiEnd end;          /* once set, every question is answered by leaving */
  bool ascii;          /* terrain by its ASCII signs: set it when the terminal shows no others */
  bool unshown;        /* commands ran since the session was told that the screen is drawn */
  XText last;          /* the line last run, for "again" */
  int32_t last_count;  /* and how often */
  XKey last_key;       /* what was pressed last */
  bool held;           /* and it may be held down: the one before was the same */
  bool offered;        /* saving elsewhere was, since writing began to fail */
  bool waits;          /* a dire message is to be acknowledged */
  char note[XUI_NOTE]; /* what the screen itself has to say, until the next key */
  XText why;           /* what a host last said of a failure */
  uint64_t seed;       /* that the next hero's vale is dealt by; 0: the host chooses */
  XFigures now, before;
  XHandle member;     /* whom of the party the player leads; none: the hero */
  bool runs;          /* real time is not paused */
  int64_t beat_at;    /* milliseconds of the wall clock when the last slice was handed over */
  XTimeline timeline; /* of the frame that is drawn */
  XThreat threat;
  XAction preview;    /* what its costs are shown of; XACT_NONE: blow or step */
  bool show_threat;   /* asked for by its key */
  bool whole_costs;   /* costs are shown as distributions */
  XHandle target;     /* whom was aimed at last */
  XHandle view_of;    /* the place the map's corner was chosen for */
  int view_x, view_y; /* the map cell at the view's left upper corner */
  XUiAfter after;     /* chosen on the page of a death, or by reload */
  int64_t after_at;   /* of a fork: the command after which it goes on */
};

/* Term (open), content and host are the caller's and outlive it. Conflicts among the bindings
   become a note. XUi_Free; NULL is fine there. */
XUi *XUi_New(XTerm *term, const XContent *content, const XHost *host);
void XUi_Free(XUi *ui);
/* Draws the heading of the title while there is no content yet, in the colours it has without. */
void XUi_Greet(XTerm *term);
/* Takes over keys and options of a configuration, which outlives it. Its mistakes are shown when
   playing begins. */
void XUi_Configure(XUi *ui, XConfig *config);
/* The title and the games begun on it, until something ends it all: never XUI_GOES_ON. */
XUiEnd XUi_Run(XUi *ui);
/* Plays one session until the hero is dead and mourned (XUI_GOES_ON) or something ends it. The
   session stays the caller's. */
XUiEnd XUi_Play(XUi *ui, XSession *session);

/* Plays a session of the host's and gives it back; then what was chosen at its end: a fork is
   played in the same way, a run watched. */
void XUi_PlayOn(XUi *ui, XSession *session);

/* The rest is for the files of this folder. */

/* Draws one screen onto a blank frame. */
typedef void XUiDraw(XUi *ui, XFrame *frame, void *context);
/* Draws and waits for a key. Resizes, pastes and a window that is too small are dealt with in here;
   when everything ends (ui->end) the answer is Esc, at once, for ever. */
XKey XUi_Ask(XUi *ui, XUiDraw *draw, void *context);
/* The same, waiting at most `timeout` ms: XKEY_NONE then, and XKEY_TIME and XKEY_FOCUS_LOST are
   handed over too. Below 0: as XUi_Ask. */
XKey XUi_AskFor(XUi *ui, XUiDraw *draw, void *context, int timeout);
/* Draws without waiting, and tells the session that it is shown. */
void XUi_Render(XUi *ui, XUiDraw *draw, void *context);
/* Whether a key leaves a screen: Esc or Ctrl-C. */
bool XUi_IsLeave(XKey key);
/* Whether it is this character, without Ctrl or Alt. */
bool XUi_IsChar(XKey key, char c);
/* The hero, who is alive while screens about him are open. */
const XCreature *XUi_Hero(const XUi *ui);
XColor XUi_Color(const XUi *ui, const char *role, XColor fallback);
/* Sets the note, as by printf. */
void XUi_Note(XUi *ui, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Draws the screen of play; the context is not used. */
void XUi_DrawPlay(XUi *ui, XFrame *frame, void *context);
/* Runs one whole line and what it begins, and draws as it goes on. False when it was refused as no
   command or could not be saved; the note says why. */
bool XUi_Do(XUi *ui, const char *line);
/* Runs a line `count` times, as long as nothing happens, and keeps it for "again". */
void XUi_DoAgain(XUi *ui, const char *line, int32_t count);
/* Options have changed; `terminal`: it is closed and opened with them. */
void XUi_Apply(XUi *ui, bool terminal);
/* Opens a hero of the roster, or begins a new one; NULL, with the reason in the note, when that
 * cannot be. */
XSession *XUi_Open(XUi *ui, const char *id);
XSession *XUi_Create(XUi *ui, const XRace *race, const XCareer *career, const char *name);
/* A title on the first row and how to leave on the last. */
void XUi_DrawBorders(XUi *ui, XFrame *frame, const char *title, const char *footer);

#endif
