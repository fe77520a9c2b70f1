/*
 * Dice: "2d6+3", "1d8-1", "3d4", or a plain "5". A text read here is within bounds that keep every
 * result in an int32.
 */
#ifndef ENGINE_XDICE_H
#define ENGINE_XDICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct XRandom;

enum { XDICE_COUNT_MAX = 1000, XDICE_SIDES_MAX = 100000, XDICE_BONUS_MAX = 10000000 };

/* count dice of `sides` sides, plus bonus. count is 0..XDICE_COUNT_MAX, sides 0..XDICE_SIDES_MAX,
 * bonus within +-XDICE_BONUS_MAX. Dice of no sides show 0. */
typedef struct XDice {
  int32_t count, sides, bonus;
} XDice;

/* Reads "NdS+K", "NdS-K", "NdS", "K" or "-K": digits only, no spaces. Returns false and sets *why
 * to a short constant reason (out untouched) when the text is no dice or out of bounds. why may be
 * NULL. */
bool XDice_Parse(const char *text, XDice *out, const char **why);

/* Rolls: one draw of the stream for each die with sides. */
int32_t XDice_Roll(const XDice *dice, struct XRandom *random);

/* Return the least and the greatest result. */
int32_t XDice_Min(const XDice *dice);
int32_t XDice_Max(const XDice *dice);

/* Returns a hundred times the mean result, exactly. */
int64_t XDice_Mean100(const XDice *dice);

/* Writes the shortest text that XDice_Parse reads back, cut to size bytes with the NUL; 24 bytes
 * are always enough. */
void XDice_Format(const XDice *dice, char *out, size_t size);

#endif
