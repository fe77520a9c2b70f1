/*
 * A state machine over bytes: ECMA-48 sequences with the dialects of xterm, rxvt, the Linux console
 * and tmux, UTF-8, mouse reports and bracketed paste.
 */
#include "game/ui/decode.h"

#include "engine/xstring.h"

#include <assert.h>
#include <string.h>

enum { ESC = 0x1B, BEL = 0x07, DEL = 0x7F };

/* ms: a sequence well begun may come over a slow line; a paste may pause longer. */
enum { SEQUENCE_WAIT = 250, PASTE_WAIT = 2000 };

enum { PARAMS_MAX = 6 };

void XDecoder_Init(XDecoder *decoder)
{
  *decoder = (XDecoder){0};
}

void XDecoder_AddExtra(XDecoder *decoder, const char *sequence, int32_t code)
{
  size_t n = strlen(sequence);
  if (sequence[0] != ESC || n < 2 || n > XDECODER_EXTRA_BYTES ||
      decoder->extra_count >= XDECODER_EXTRA_MAX)
    return;
  XDecoderExtra *extra = &decoder->extra[decoder->extra_count++];
  memcpy(extra->bytes, sequence, n);
  extra->length = (uint8_t)n;
  extra->code = code;
}

/* Makes a key; whatever was begun is over. */
static void emit_key(XDecoder *d, XKey key)
{
  assert(d->count < (int)(sizeof d->keys / sizeof *d->keys));
  d->keys[(d->first + d->count++) % (int)(sizeof d->keys / sizeof *d->keys)] = key;
  d->state = XDECODER_GROUND;
}

static void emit(XDecoder *d, int32_t code, uint32_t mods)
{
  emit_key(d, (XKey){.code = code, .mods = mods});
}

bool XDecoder_Next(XDecoder *decoder, XKey *key)
{
  if (decoder->count == 0)
    return false;
  *key = decoder->keys[decoder->first];
  decoder->first = (decoder->first + 1) % (int)(sizeof decoder->keys / sizeof *decoder->keys);
  decoder->count--;
  return true;
}

static void start(XDecoder *d, XDecoderState state, uint8_t byte)
{
  d->state = state;
  d->sequence[0] = byte;
  d->length = 1;
}

static void keep(XDecoder *d, uint8_t byte)
{
  if (d->length < XDECODER_SEQUENCE_MAX)
    d->sequence[d->length] = byte;
  d->length++;
}

/* A byte below ' ' that is not ESC, or DEL. */
static void control(XDecoder *d, uint8_t byte, uint32_t mods)
{
  if (byte == '\r' || byte == '\n')
    emit(d, XKEY_ENTER, mods);
  else if (byte == '\t')
    emit(d, XKEY_TAB, mods);
  else if (byte == '\b' || byte == DEL)
    emit(d, XKEY_BACKSPACE, mods);
  else if (byte == 3)
    emit(d, XKEY_INTERRUPT, mods);
  else if (byte == 0)
    emit(d, ' ', mods | XMOD_CTRL);
  else
    emit(d, byte <= 26 ? byte + 'a' - 1 : byte + '@', mods | XMOD_CTRL);
}

/* A byte with nothing begun. */
static void ground(XDecoder *d, uint8_t byte)
{
  d->state = XDECODER_GROUND;
  if (byte == ESC) {
    start(d, XDECODER_ESC, byte);
  } else if (byte < ' ' || byte == DEL) {
    control(d, byte, 0);
  } else if (byte < 0x80) {
    emit(d, byte, 0);
  } else if (byte >= 0xC2 && byte <= 0xF4) {
    start(d, XDECODER_UTF8, byte);
    d->more = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1;
  }
}

static void utf8(XDecoder *d, uint8_t byte)
{
  if ((byte & 0xC0) != 0x80) {
    ground(d, byte);
    return;
  }
  keep(d, byte);
  if (--d->more > 0)
    return;
  char bytes[5] = {0};
  memcpy(bytes, d->sequence, d->length);
  const char *p = bytes;
  uint32_t cp = XUtf8_Decode(&p);
  d->state = XDECODER_GROUND;
  if ((size_t)(p - bytes) == d->length && cp >= 0xA0)
    emit(d, (int32_t)cp, 0);
}

/* Tells whether the bytes so far are the beginning of an extra sequence; a whole one is a key. */
static bool extra(XDecoder *d)
{
  bool begun = false;
  for (int i = 0; i < d->extra_count; i++) {
    const XDecoderExtra *e = &d->extra[i];
    if (d->length > e->length || memcmp(e->bytes, d->sequence, d->length) != 0)
      continue;
    if (d->length == e->length) {
      emit(d, e->code, 0);
      return true;
    }
    begun = true;
  }
  return begun;
}

/* The byte after a lone ESC. */
static void escape(XDecoder *d, uint8_t byte)
{
  if (byte == ESC) {
    emit(d, XKEY_ESC, 0);
    start(d, XDECODER_ESC, byte);
    return;
  }
  keep(d, byte);
  bool begun = extra(d);
  if (d->state == XDECODER_GROUND)
    return;
  if (byte == '[')
    d->state = XDECODER_CSI;
  else if (byte == 'O')
    d->state = XDECODER_SS3;
  else if (begun)
    d->state = XDECODER_EXTRA;
  else if (strchr("P]^_X", byte) && byte)
    d->state = XDECODER_STRING;
  else if (byte < ' ' || byte == DEL)
    control(d, byte, XMOD_ALT);
  else if (byte < 0x80)
    emit(d, byte, XMOD_ALT);
  else
    d->state = XDECODER_GROUND;
}

/* The key of `ESC [ n ~`, or 0. */
static int32_t tilde_key(int n)
{
  static const int32_t keys[] = {
      [1] = XKEY_HOME,    [2] = XKEY_INSERT,  [3] = XKEY_DELETE,   [4] = XKEY_END,
      [5] = XKEY_PGUP,    [6] = XKEY_PGDN,    [7] = XKEY_HOME,     [8] = XKEY_END,
      [11] = XKEY_F1,     [12] = XKEY_F1 + 1, [13] = XKEY_F1 + 2,  [14] = XKEY_F1 + 3,
      [15] = XKEY_F1 + 4, [17] = XKEY_F1 + 5, [18] = XKEY_F1 + 6,  [19] = XKEY_F1 + 7,
      [20] = XKEY_F1 + 8, [21] = XKEY_F1 + 9, [23] = XKEY_F1 + 10, [24] = XKEY_F12,
  };
  return n >= 0 && n < (int)(sizeof keys / sizeof *keys) ? keys[n] : 0;
}

/* The key of `ESC [ final` and `ESC O final`, or 0. */
static int32_t letter_key(uint8_t final)
{
  switch (final) {
  case 'A':
    return XKEY_UP;
  case 'B':
    return XKEY_DOWN;
  case 'C':
    return XKEY_RIGHT;
  case 'D':
    return XKEY_LEFT;
  case 'E': /* the middle of the number pad */
    return '5';
  case 'F':
    return XKEY_END;
  case 'H':
    return XKEY_HOME;
  case 'P':
  case 'Q':
  case 'R':
  case 'S':
    return XKEY_F1 + (final - 'P');
  default:
    return 0;
  }
}

/* Reads `n ; n ; ...` between from and the final byte; returns how many, or -1 for anything else.
 * A missing number is 0; numbers stop growing at 9999. */
static int params(const XDecoder *d, size_t from, int values[PARAMS_MAX])
{
  memset(values, 0, PARAMS_MAX * sizeof *values);
  int count = 1;
  for (size_t i = from; i + 1 < d->length; i++) {
    uint8_t byte = d->sequence[i];
    if (byte == ';') {
      if (count++ >= PARAMS_MAX)
        return -1;
    } else if (byte >= '0' && byte <= '9') {
      int value = values[count - 1] * 10 + (byte - '0');
      values[count - 1] = value > 9999 ? 9999 : value;
    } else {
      return -1;
    }
  }
  return from + 1 < d->length ? count : 0;
}

/* The modifiers of an xterm parameter: 1 + shift + 2 alt + 4 ctrl. */
static uint32_t modifiers(int value)
{
  uint32_t bits = value > 1 ? (uint32_t)(value - 1) : 0;
  return (bits & 1 ? XMOD_SHIFT : 0u) | (bits & 2 ? XMOD_ALT : 0u) | (bits & 4 ? XMOD_CTRL : 0u);
}

/* A mouse report: only presses and wheel steps are keys. x and y are from 0. */
static void mouse(XDecoder *d, int button, int x, int y)
{
  int32_t code = 0;
  if ((button & ~28) == 0)
    code = XKEY_CLICK;
  else if ((button & ~28) == 2)
    code = XKEY_RIGHT_CLICK;
  else if ((button & ~28) == 64)
    code = XKEY_WHEEL_UP;
  else if ((button & ~28) == 65)
    code = XKEY_WHEEL_DOWN;
  if (!code || x < 0 || y < 0)
    return;
  uint32_t mods = (button & 4 ? XMOD_SHIFT : 0u) | (button & 8 ? XMOD_ALT : 0u) |
                  (button & 16 ? XMOD_CTRL : 0u);
  emit_key(d, (XKey){.code = code, .mods = mods, .x = x, .y = y});
}

/* rxvt: the final byte says the modifiers, `ESC [ 3 $`. */
static void rxvt_tilde(XDecoder *d, uint8_t final, int n)
{
  int32_t code = tilde_key(n);
  if (code)
    emit(d, code, final == '$' ? XMOD_SHIFT : final == '^' ? XMOD_CTRL : XMOD_CTRL | XMOD_SHIFT);
}

/* A whole `ESC [ ... final`. */
static void csi_final(XDecoder *d, uint8_t final)
{
  int p[PARAMS_MAX];
  d->state = XDECODER_GROUND;
  if (d->length > XDECODER_SEQUENCE_MAX)
    return;
  if (d->sequence[2] == '[') { /* the Linux console: F1..F5 */
    if (final >= 'A' && final <= 'E')
      emit(d, XKEY_F1 + (final - 'A'), 0);
    return;
  }
  if (d->sequence[2] == '<' && final == 'M') {
    if (params(d, 3, p) == 3)
      mouse(d, p[0], p[1] - 1, p[2] - 1);
    return;
  }
  int count = params(d, 2, p);
  int32_t code = final == '~' ? tilde_key(p[0]) : letter_key(final);
  if (count < 0)
    return;
  if (final == '~' && p[0] == 200) {
    d->state = XDECODER_PASTE;
    d->more = 0;
  } else if (final == 'M' && count == 0) {
    start(d, XDECODER_MOUSE, 0);
  } else if (final == 'O' && count == 0) {
    emit(d, XKEY_FOCUS_LOST, 0);
  } else if (final == 'Z') {
    emit(d, XKEY_TAB, XMOD_SHIFT);
  } else if (final == 'G' && count == 0) { /* the Linux console: the middle of the number pad */
    emit(d, '5', 0);
  } else if (final >= 'a' && final <= 'd' && count == 0) { /* rxvt */
    emit(d, letter_key((uint8_t)(final - 'a' + 'A')), XMOD_SHIFT);
  } else if (final == '$' || final == '^' || final == '@') {
    rxvt_tilde(d, final, p[0]);
  } else if (code && count <= 2 && (final == '~' || p[0] <= 1)) {
    emit(d, code, code == '5' ? 0 : modifiers(p[1]));
  }
}

/* A byte that cannot be in a sequence: the sequence is dropped, the byte counts. */
static void broken(XDecoder *d, uint8_t byte)
{
  if (byte < 0x80 && byte != DEL)
    ground(d, byte);
  else
    d->state = XDECODER_GROUND;
}

static void csi(XDecoder *d, uint8_t byte)
{
  if (byte < ' ' || byte >= DEL) {
    broken(d, byte);
    return;
  }
  keep(d, byte);
  if (d->length <= XDECODER_EXTRA_BYTES && extra(d) && d->state == XDECODER_GROUND)
    return;
  bool linux_key = d->length == 3 && byte == '[';
  bool rxvt_shift = byte == '$' && d->length > 3 && d->sequence[2] >= '0' && d->sequence[2] <= '9';
  if ((byte >= '@' && !linux_key) || rxvt_shift)
    csi_final(d, byte);
}

/* A whole `ESC O ... final`, with the number pad. */
static void ss3_final(XDecoder *d, uint8_t final)
{
  static const char pad[] = "*+,-./0123456789";
  int p[PARAMS_MAX];
  d->state = XDECODER_GROUND;
  if (d->length > XDECODER_SEQUENCE_MAX || params(d, 2, p) < 0)
    return;
  int modifier = p[1] ? p[1] : p[0];
  if (letter_key(final))
    emit(d, letter_key(final), final == 'E' ? 0 : modifiers(modifier));
  else if (final == 'M')
    emit(d, XKEY_ENTER, 0);
  else if (final == 'I')
    emit(d, XKEY_TAB, 0);
  else if (final >= 'a' && final <= 'd') /* rxvt */
    emit(d, letter_key((uint8_t)(final - 'a' + 'A')), XMOD_CTRL);
  else if (final >= 'j' && final <= 'y')
    emit(d, pad[final - 'j'], 0);
}

static void ss3(XDecoder *d, uint8_t byte)
{
  if (byte < ' ' || byte >= DEL) {
    broken(d, byte);
    return;
  }
  keep(d, byte);
  if (d->length <= XDECODER_EXTRA_BYTES && extra(d) && d->state == XDECODER_GROUND)
    return;
  if (byte >= '@' || byte == ' ')
    ss3_final(d, byte);
}

static void extra_byte(XDecoder *d, uint8_t byte)
{
  if (byte == ESC) {
    broken(d, byte);
    return;
  }
  keep(d, byte);
  if (d->length > XDECODER_EXTRA_BYTES || !extra(d))
    d->state = XDECODER_GROUND;
}

/* The three bytes of a mouse report in the old form. */
static void mouse_byte(XDecoder *d, uint8_t byte)
{
  keep(d, byte);
  if (d->length < 4)
    return;
  d->state = XDECODER_GROUND;
  mouse(d, d->sequence[1] - 32, d->sequence[2] - 33, d->sequence[3] - 33);
}

/* Inside a terminal's answer: everything up to BEL or ESC \ is dropped. */
static void string_byte(XDecoder *d, uint8_t byte)
{
  d->length++;
  if (byte == BEL || byte == 3 || (d->state == XDECODER_STRING_ESC && byte == '\\'))
    d->state = XDECODER_GROUND;
  else
    d->state = byte == ESC ? XDECODER_STRING_ESC : XDECODER_STRING;
}

static void paste_byte(XDecoder *d, uint8_t byte)
{
  static const char end[] = "\033[201~";
  d->more = byte == (uint8_t)end[d->more] ? d->more + 1 : byte == ESC ? 1 : 0;
  if (!end[d->more])
    emit(d, XKEY_PASTE, 0);
}

void XDecoder_Feed(XDecoder *decoder, uint8_t byte)
{
  static void (*const take[])(XDecoder *, uint8_t) = {
      [XDECODER_GROUND] = ground,
      [XDECODER_ESC] = escape,
      [XDECODER_CSI] = csi,
      [XDECODER_SS3] = ss3,
      [XDECODER_EXTRA] = extra_byte,
      [XDECODER_MOUSE] = mouse_byte,
      [XDECODER_STRING] = string_byte,
      [XDECODER_STRING_ESC] = string_byte,
      [XDECODER_PASTE] = paste_byte,
      [XDECODER_UTF8] = utf8,
  };
  take[decoder->state](decoder, byte);
}

int XDecoder_Wait(const XDecoder *decoder, int esc_delay)
{
  switch (decoder->state) {
  case XDECODER_GROUND:
    return -1;
  case XDECODER_ESC:
    return esc_delay;
  case XDECODER_PASTE:
    return PASTE_WAIT;
  default:
    return esc_delay > SEQUENCE_WAIT ? esc_delay : SEQUENCE_WAIT;
  }
}

void XDecoder_Timeout(XDecoder *decoder)
{
  XDecoderState state = decoder->state;
  decoder->state = XDECODER_GROUND;
  if (state == XDECODER_ESC)
    emit(decoder, XKEY_ESC, 0);
  else if (state == XDECODER_PASTE)
    emit(decoder, XKEY_PASTE, 0);
  else if (state == XDECODER_STRING && decoder->length == 2)
    emit(decoder, decoder->sequence[1], XMOD_ALT);
}

void XDecoder_Flush(XDecoder *decoder)
{
  decoder->first = decoder->count = 0;
  if (decoder->state != XDECODER_PASTE)
    decoder->state = XDECODER_GROUND;
}
