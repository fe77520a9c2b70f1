/*
 * From the bytes a terminal sends to keys. Pure: bytes in, keys out, no clock and no terminal; the
 * caller says when a pause was long enough to end what is begun. Escape sequences are taken whole:
 * a known one is one key, an unknown one is nothing.
 */
#ifndef GAME_UI_DECODE_H
#define GAME_UI_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game/ui/key.h"

enum { XDECODER_SEQUENCE_MAX = 64, XDECODER_EXTRA_MAX = 48, XDECODER_EXTRA_BYTES = 12 };

/* What the bytes so far are the beginning of. */
typedef enum XDecoderState {
  XDECODER_GROUND,
  XDECODER_ESC,
  XDECODER_CSI,
  XDECODER_SS3,
  XDECODER_EXTRA,
  XDECODER_MOUSE,
  XDECODER_STRING,
  XDECODER_STRING_ESC,
  XDECODER_PASTE,
  XDECODER_UTF8
} XDecoderState;

/* A terminal's own sequence for a key, beyond the usual ones. */
typedef struct XDecoderExtra {
  char bytes[XDECODER_EXTRA_BYTES];
  uint8_t length;
  int32_t code;
} XDecoderExtra;

typedef struct XDecoder {
  XDecoderState state;
  uint8_t sequence[XDECODER_SEQUENCE_MAX]; /* bytes of what is begun */
  size_t length;                           /* may be above the room: then it is unknown */
  int more;                                /* bytes missing, or matched of the paste's end */
  XKey keys[4];                            /* made and not yet taken */
  int first, count;
  XDecoderExtra extra[XDECODER_EXTRA_MAX];
  int extra_count;
} XDecoder;

/* Starts with nothing begun and no extra sequences. */
void XDecoder_Init(XDecoder *decoder);

/* Adds a terminal's sequence for a key. It starts with ESC; others, too long ones and those beyond
 * the room are left out. */
void XDecoder_AddExtra(XDecoder *decoder, const char *sequence, int32_t code);

/* Takes one byte. All keys must have been taken by XDecoder_Next before. */
void XDecoder_Feed(XDecoder *decoder, uint8_t byte);

/* Takes out the next key; false when more bytes are needed. */
bool XDecoder_Next(XDecoder *decoder, XKey *key);

/* Returns how many ms without a byte end what is begun, or -1 when nothing is. esc_delay, ms, is
 * the wait after a lone ESC; a sequence well begun gets longer. */
int XDecoder_Wait(const XDecoder *decoder, int esc_delay);

/* Ends what is begun: a lone ESC becomes a key, a part of a sequence is dropped. */
void XDecoder_Timeout(XDecoder *decoder);

/* Drops keys made but not taken, and what is begun unless it is a paste. */
void XDecoder_Flush(XDecoder *decoder);

#endif
