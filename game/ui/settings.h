#ifndef GAME_UI_SETTINGS_H
#define GAME_UI_SETTINGS_H
/* Options of the interface. None of them reaches a rule: the same commands give the same game
   whatever is set here. */

#include "game/ui/term.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct XText XText;

typedef struct XSettings {
  bool mouse, hints, ascii, mono, strip, threat_hurt;
  int32_t pace;        /* of real time, in halves: 1 is half, 8 four times a slice each 250 ms */
  int32_t frame_turns; /* turns of an activity between two looks at the keyboard */
} XSettings;

typedef struct XSetting {
  const char *name, *help; /* "mouse" */
  size_t offset;           /* into XSettings */
  int32_t least, most;     /* of a number; both 0: it is on or off */
  bool terminal;           /* the terminal has to be opened anew for it */
} XSetting;

extern const XSetting XSettings_Table[]; /* ends with a row whose name is NULL */

XSettings XSettings_Defaults(void);
/* What of it concerns the terminal. */
XTermOptions XSettings_Term(const XSettings *settings);
/* Sets an option from its text: on, off (also yes, no, true, false), or a number. False with a
   reason, which for an unknown name suggests the nearest. */
bool XSettings_Set(XSettings *settings, const char *name, const char *value, XText *why);
/* Appends the value as it is written in a file. */
void XSettings_Value(const XSettings *settings, const XSetting *setting, XText *out);
/* The next value of an option: on and off, or one more, and the least after the most. */
void XSettings_Next(XSettings *settings, const XSetting *setting);

#endif
