/*
 * The lexer of the position scanner. Line ends count as Lua counts them: \n, \r, \r\n and \n\r are
 * one each.
 */
#include "lua/llex.h"

#include "engine/xstring.h"

#include <stdbool.h>
#include <string.h>

static bool is_space(int c)
{
  return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool is_digit(int c)
{
  return c >= '0' && c <= '9';
}

static bool is_name(int c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
}

/* The byte `ahead` bytes from here, -1 past the end. */
static int look(const XLexer *lexer, size_t ahead)
{
  return ahead < (size_t)(lexer->end - lexer->at) ? (unsigned char)lexer->at[ahead] : -1;
}

/* Moves past one byte, or past a line end of one or two. */
static void step(XLexer *lexer)
{
  int c = look(lexer, 0), next = look(lexer, 1);
  lexer->at++;
  if (c != '\n' && c != '\r') {
    return;
  }
  if ((next == '\n' || next == '\r') && next != c) {
    lexer->at++;
  }
  lexer->line++;
  lexer->line_start = lexer->at;
}

void XLexer_Init(XLexer *lexer, const char *text, size_t length)
{
  lexer->at = lexer->line_start = text;
  lexer->end = text + length;
  lexer->line = 1;
  if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
    lexer->at += 3;
    lexer->line_start += 3;
  }
}

/* The level of a long bracket that opens here, -1 when none does. */
static int long_level(const XLexer *lexer)
{
  size_t level = 0;
  if (look(lexer, 0) != '[') {
    return -1;
  }
  while (look(lexer, level + 1) == '=') {
    level++;
  }
  return look(lexer, level + 1) == '[' ? (int)level : -1;
}

/* Tells whether the bracket at a `]` closes a long one of this level. */
static bool closes_long(const XLexer *lexer, int level)
{
  size_t i = 1;
  while (i <= (size_t)level && look(lexer, i) == '=') {
    i++;
  }
  return i == (size_t)level + 1 && look(lexer, i) == ']';
}

static void skip_long(XLexer *lexer, int level)
{
  lexer->at += level + 2;
  while (lexer->at < lexer->end) {
    if (*lexer->at == ']' && closes_long(lexer, level)) {
      lexer->at += level + 2;
      return;
    }
    step(lexer);
  }
}

static void skip_comment(XLexer *lexer)
{
  lexer->at += 2;
  int level = long_level(lexer);
  if (level >= 0) {
    skip_long(lexer, level);
    return;
  }
  while (lexer->at < lexer->end && *lexer->at != '\n' && *lexer->at != '\r') {
    lexer->at++;
  }
}

static void skip_blank(XLexer *lexer)
{
  for (;;) {
    if (is_space(look(lexer, 0))) {
      step(lexer);
    } else if (look(lexer, 0) == '-' && look(lexer, 1) == '-') {
      skip_comment(lexer);
    } else {
      return;
    }
  }
}

static void skip_string(XLexer *lexer)
{
  int quote = look(lexer, 0);
  lexer->at++;
  for (;;) {
    int c = look(lexer, 0);
    if (c < 0 || c == '\n' || c == '\r') {
      return;
    }
    lexer->at++;
    if (c == quote) {
      return;
    }
    if (c == '\\' && look(lexer, 0) == 'z') {
      lexer->at++;
      while (is_space(look(lexer, 0))) {
        step(lexer);
      }
    } else if (c == '\\' && lexer->at < lexer->end) {
      step(lexer);
    }
  }
}

static void skip_number(XLexer *lexer)
{
  bool hex = look(lexer, 0) == '0' && (look(lexer, 1) | 32) == 'x';
  int c = 0, before;
  do {
    before = c;
    c = look(lexer, 0);
    bool sign = (c == '+' || c == '-') && (before | 32) == (hex ? 'p' : 'e');
    if (!is_name(c) && c != '.' && !sign) {
      return;
    }
    lexer->at++;
  } while (true);
}

static XLexKind word_kind(const char *text, size_t length)
{
  static const struct {
    const char *word;
    XLexKind kind;
  } words[] = {
      {"function", XLEX_OPEN}, {"if", XLEX_OPEN},     {"do", XLEX_OPEN},     {"repeat", XLEX_OPEN},
      {"end", XLEX_CLOSE},     {"until", XLEX_CLOSE}, {"and", XLEX_WORD},    {"break", XLEX_WORD},
      {"else", XLEX_WORD},     {"elseif", XLEX_WORD}, {"false", XLEX_WORD},  {"for", XLEX_WORD},
      {"goto", XLEX_WORD},     {"in", XLEX_WORD},     {"local", XLEX_WORD},  {"nil", XLEX_WORD},
      {"not", XLEX_WORD},      {"or", XLEX_WORD},     {"return", XLEX_WORD}, {"then", XLEX_WORD},
      {"true", XLEX_WORD},     {"while", XLEX_WORD},
  };
  for (size_t i = 0; length <= 8 && i < sizeof words / sizeof *words; i++) {
    if (words[i].word[0] == text[0] && strlen(words[i].word) == length &&
        memcmp(words[i].word, text, length) == 0) {
      return words[i].kind;
    }
  }
  return XLEX_NAME;
}

static XLexKind lex_symbol(XLexer *lexer, int *symbol)
{
  static const char *const longer[] = {"...", "..", "::", "==", "~=", "<=", ">=", "//", "<<", ">>"};
  const int next = look(lexer, 1);
  const bool may_be_longer =
      next == '.' || next == ':' || next == '/' || (next >= '<' && next <= '>');
  for (size_t i = 0; may_be_longer && i < sizeof longer / sizeof *longer; i++) {
    size_t n = strlen(longer[i]);
    if (n <= (size_t)(lexer->end - lexer->at) && memcmp(longer[i], lexer->at, n) == 0) {
      lexer->at += n;
      return XLEX_SYMBOL;
    }
  }
  *symbol = look(lexer, 0);
  lexer->at++;
  return XLEX_SYMBOL;
}

static XLexKind lex_one(XLexer *lexer, int *symbol)
{
  const char *start = lexer->at;
  int c = look(lexer, 0), level = long_level(lexer);
  if (c < 0) {
    return XLEX_END;
  }
  if (level >= 0) {
    skip_long(lexer, level);
    return XLEX_STRING;
  }
  if (c == '"' || c == '\'') {
    skip_string(lexer);
    return XLEX_STRING;
  }
  if (is_digit(c) || (c == '.' && is_digit(look(lexer, 1)))) {
    skip_number(lexer);
    return XLEX_NUMBER;
  }
  if (is_name(c)) {
    while (is_name(look(lexer, 0))) {
      lexer->at++;
    }
    return word_kind(start, (size_t)(lexer->at - start));
  }
  return lex_symbol(lexer, symbol);
}

XLexToken XLexer_Next(XLexer *lexer)
{
  skip_blank(lexer);
  XLexToken token = {
      .text = lexer->at, .line = lexer->line, .column = (int)(lexer->at - lexer->line_start) + 1};
  token.kind = lex_one(lexer, &token.symbol);
  if (lexer->at > lexer->end) {
    lexer->at = lexer->end;
  }
  token.length = (size_t)(lexer->at - token.text);
  return token;
}

static int hex_value(int c)
{
  int letter = c | 32;
  return is_digit(c) ? c - '0' : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/* Reads up to `most` digits at *p in the base. */
static uint32_t read_number(const char **p, const char *end, int base, int most)
{
  uint32_t value = 0;
  for (; most > 0 && *p < end; most--, (*p)++) {
    int digit = hex_value((unsigned char)**p);
    if (digit < 0 || digit >= base) {
      break;
    }
    value = value * (uint32_t)base + (uint32_t)digit;
  }
  return value;
}

/* *p is behind a backslash. Writes what the escape means to out; returns its bytes. */
static int unescape(const char **p, const char *end, char out[5])
{
  static const char from[] = "abfnrtv", to[] = "\a\b\f\n\r\t\v";
  char c = **p;
  if (is_digit((unsigned char)c)) {
    out[0] = (char)read_number(p, end, 10, 3);
    return 1;
  }
  (*p)++;
  if (c == 'x') {
    out[0] = (char)read_number(p, end, 16, 2);
    return 1;
  }
  if (c == 'u' && *p < end && **p == '{') {
    (*p)++;
    uint32_t cp = read_number(p, end, 16, 6);
    *p += *p < end;
    return XUtf8_Encode(cp, out);
  }
  if (c == 'z') {
    while (*p < end && is_space((unsigned char)**p)) {
      (*p)++;
    }
    return 0;
  }
  const char *known = c ? strchr(from, c) : NULL;
  out[0] = known ? to[known - from] : c;
  return 1;
}

size_t XLex_StringValue(const XLexToken *token, char *out, size_t size)
{
  const char *p = token->text, *end = token->text + token->length;
  bool quoted = token->length > 0 && *p != '[';
  size_t n = 0, edge = 1;
  if (!quoted) {
    while (edge < token->length && p[edge] == '=') {
      edge++;
    }
    edge++;
  }
  if (token->length < 2 * edge) {
    edge = token->length / 2;
  }
  p += edge;
  end -= edge;
  while (p < end && n + 5 < size) {
    char bytes[5] = {*p};
    int count = 1;
    if (*p++ == '\\' && quoted && p < end) {
      count = unescape(&p, end, bytes);
    }
    memcpy(out + n, bytes, (size_t)count);
    n += (size_t)count;
  }
  out[n] = '\0';
  return n;
}
