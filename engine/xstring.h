/*
 * Texts: a growing buffer, UTF-8 one character at a time, widths on a terminal, and how near two
 * words are. Texts are NUL-terminated; none of this looks at the locale.
 */
#ifndef ENGINE_XSTRING_H
#define ENGINE_XSTRING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What bad bytes decode to and impossible code points encode as. */
#define XUTF8_REPLACEMENT 0xFFFDu

/* A text being built. data is NUL-terminated and never NULL after XText_Init; length is in bytes,
 * without the NUL. A caller that takes data over frees it instead of calling XText_Clear. */
typedef struct XText {
  char *data;
  size_t length, capacity;
} XText;

/* Makes an empty text in the caller's storage: XText_Clear. */
void XText_Init(XText *text);

/* Frees the buffer; the text may be initialised again. */
void XText_Clear(XText *text);

/* Empties the text but keeps its memory. */
void XText_Reset(XText *text);

/* Appends a text; not one inside this buffer. */
void XText_Add(XText *text, const char *s);

/* Appends n bytes as they are. */
void XText_AddBytes(XText *text, const char *bytes, size_t n);

/* Appends as by printf. */
void XText_AddFormat(XText *text, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Appends one byte. */
void XText_AddChar(XText *text, char c);

/* Appends one code point as UTF-8. */
void XText_AddUtf8(XText *text, uint32_t cp);

/* Returns the code point at *p and moves *p past it. A byte that starts nothing valid is U+FFFD and
 * moves one byte. At the end returns 0 and does not move. */
uint32_t XUtf8_Decode(const char **p);

/* Writes cp and a NUL to out; returns the bytes before the NUL, 1..4. Surrogates and numbers above
 * U+10FFFF are written as U+FFFD. */
int XUtf8_Encode(uint32_t cp, char out[5]);

/* Copies a text into a buffer of `size` bytes, 1 or more, cut between two characters when it is too
   long; it ends with a NUL. */
void XUtf8_Keep(char *out, size_t size, const char *text);

/* Returns the terminal columns of the text: the sum of XUtf8_CharWidth. */
int XUtf8_Width(const char *text);

/* Returns the terminal columns of one code point, 0..2; control and combining ones have 0. */
int XUtf8_CharWidth(uint32_t cp);

/* Tells whether the n bytes are UTF-8: shortest forms, no surrogates, at most U+10FFFF. A NUL byte
 * is valid. */
bool XUtf8_IsValid(const char *bytes, size_t n);

/* Returns how many bytes to insert, delete, change or swap with a neighbour turn a into b. */
int XString_Distance(const char *a, const char *b);

/* Returns the index of the text in list nearest to word, the first of equals, or -1 when the
 * distance of all is above max(1, length of word / 3). */
int XString_Nearest(const char *word, const char *const *list, int count);

#endif
