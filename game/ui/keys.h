#ifndef GAME_UI_KEYS_H
#define GAME_UI_KEYS_H
/* Which key does what: every key names a command of the table, a direction key a command with its
   direction. Screens and help ask here, so that what they show is what works. */

#include "game/command.h"
#include "game/ui/key.h"

typedef struct XText XText;

typedef struct XBinding {
  XKey key;
  const XCommand *command;
  const XDirection *direction; /* NULL: none, or still to be asked */
} XBinding;

typedef struct XKeys {
  XBinding *bindings; /* owned: XKeys_Clear */
  int32_t count, capacity;
} XKeys;

void XKeys_Init(XKeys *keys);
void XKeys_Clear(XKeys *keys);
/* Binds the default keys of commands and directions. Two uses of one key, or a text that is no key,
   are told in `report`, a line each; the first use stays. Returns how many there were. */
int32_t XKeys_AddDefaults(XKeys *keys, XText *report);
/* Binds a key. False, with a line in `report`, when it is taken; nothing changes then. */
bool XKeys_Bind(XKeys *keys, XKey key, const XCommand *command, const XDirection *direction,
                XText *report);
/* Binds a key whatever it did; frees it. */
void XKeys_Rebind(XKeys *keys, XKey key, const XCommand *command, const XDirection *direction);
void XKeys_Unbind(XKeys *keys, XKey key);
/* What a key does, or NULL. */
const XBinding *XKeys_Find(const XKeys *keys, XKey key);
/* Appends the keys of a command, those of single directions left out, as people read them, parted
   by blanks: "i", "Ctrl-P"; "-" when it has none. At most `most` of them. */
void XKeys_Of(const XKeys *keys, const XCommand *command, int32_t most, XText *out);
/* The first key of the command called `name` in `out` (at least XKEY_NAME_MAX bytes); "" when it
 * has none. */
const char *XKeys_First(const XKeys *keys, const char *name, char *out);
/* A key as people read it: "Ctrl-P", "Enter", "left". */
const char *XKeys_Spoken(XKey key, char out[XKEY_NAME_MAX]);
/* The direction a key stands for, or NULL; `here` is set when it stands for no direction but the
   command "wait", that is, for the cell one stands on. */
const XDirection *XKeys_Direction(const XKeys *keys, XKey key, bool *here);

#endif
