/*
 * What stands for a character that cannot be shown: frames, dots and arrows become ASCII of the
 * same column, letters '?'.
 */
#ifndef GAME_UI_FALLBACK_H
#define GAME_UI_FALLBACK_H

#include <stdint.h>

/* How much a terminal can show. */
typedef enum XFallback {
  XFALLBACK_NONE,    /* everything */
  XFALLBACK_CONSOLE, /* letters, but not every sign: the Linux console's font */
  XFALLBACK_ASCII    /* ASCII only */
} XFallback;

/* Returns cp, or what stands for it. ASCII always stands for itself. */
uint32_t XFallback_Of(XFallback fallback, uint32_t cp);

#endif
