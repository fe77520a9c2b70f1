#ifndef GAME_UI_CONFIG_H
#define GAME_UI_CONFIG_H
/* The player's file: options and keys. Lines are `option = value`, `bind KEY COMMAND [DIRECTION]`,
   `unbind KEY`, `include FILE`; what follows a # at the start of a word is a remark. A mistake
   never stops the game: it is collected with its file and line. */

#include "engine/xerror.h"
#include "game/ui/keys.h"
#include "game/ui/settings.h"

typedef struct XConfig {
  XSettings settings;
  XKeys keys;
  XErrorList errors;
  char *path; /* the file that the options screen writes to; NULL: none */
} XConfig;

/* Default options and keys. XConfig_Clear. */
void XConfig_Init(XConfig *config);
void XConfig_Clear(XConfig *config);
/* Reads a file over what is set. A file that is not there is a mistake only when `wanted`. */
void XConfig_Read(XConfig *config, const char *path, bool wanted);
/* Appends lines to the file, making it when it is missing. False with a reason. */
bool XConfig_Append(const XConfig *config, const char *lines, XText *why);
/* Appends the path of the usual file: $XDG_CONFIG_HOME/hourvale/hourvalerc, else below
   $HOME/.config. False when neither is set. */
bool XConfig_Path(XText *out);

#endif
