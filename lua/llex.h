/*
 * Tokens of Lua 5.4 source text, as far as the position scanner needs them. Any bytes are accepted:
 * what is no Lua becomes symbols and the lexer goes on to the end.
 */
#ifndef LUA_LLEX_H
#define LUA_LLEX_H

#include <stddef.h>

typedef enum XLexKind {
  XLEX_END,
  XLEX_NAME,
  XLEX_STRING,
  XLEX_NUMBER,
  XLEX_OPEN,  /* opens a block: function if do repeat */
  XLEX_CLOSE, /* closes one: end until */
  XLEX_WORD,  /* any other keyword */
  XLEX_SYMBOL
} XLexKind;

/* text points into the source. symbol is the byte of a one-byte symbol; longer operators have 0.
 * line and column (in bytes) count from 1. */
typedef struct XLexToken {
  XLexKind kind;
  int symbol;
  const char *text;
  size_t length;
  int line, column;
} XLexToken;

typedef struct XLexer {
  const char *at, *end, *line_start;
  int line;
} XLexer;

/* Starts at the first byte of text, which must outlive the lexer; a UTF-8 mark there is skipped. */
void XLexer_Init(XLexer *lexer, const char *text, size_t length);

/* Returns the next token; XLEX_END again and again at the end. */
XLexToken XLexer_Next(XLexer *lexer);

/* Writes what a string token means, escapes undone, to out: at most size - 1 bytes and a NUL.
 * Returns the length. */
size_t XLex_StringValue(const XLexToken *token, char *out, size_t size);

#endif
