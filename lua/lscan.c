/*
 * The position scanner: a recursive walk over tokens that knows brackets, blocks, chains of calls
 * and table constructors, and nothing else of the grammar.
 */
#include "lua/lscan.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "lua/llex.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Lua refuses more than 200 levels; each costs at most a chain and a table here. */
#define MOST_DEPTH      450
#define MOST_KEY_LEVELS 4
#define KEY_SIZE        256
#define MOST_PATH       200
/* Longer lines are no help in an error. */
#define MOST_LINE       1000
#define MOST_DUPLICATES 100

/* One argument (path "") or key of a call. */
typedef struct XScanEntry {
  int arg;
  char *path;
  XScanPlace key, value;
} XScanEntry;

struct XScanChain {
  int line;
  XScanCall **calls;
  int count, capacity;
};

typedef struct ScanFunction {
  char *name;
  int line;
} ScanFunction;

/* A key of a table being read; order tells equal ones apart. */
typedef struct TableKey {
  char type;        /* s a text, i an integer, b a word; 0 none that Lua would compare */
  const char *text; /* in the source, or owned */
  size_t length;
  uint64_t number; /* of an integer */
  char *owned;
  int order;
  XScanPlace place;
} TableKey;

struct XLuaScan {
  char *file, *text;
  size_t length;
  struct XErrorList *errors;
  XLexer lexer;
  XLexToken token, ahead;
  bool places; /* chains, calls and functions are wanted */
  int depth;   /* of brackets */
  int duplicates;
  TableKey *keys; /* of the tables that are open, the innermost last */
  int key_count, key_capacity;
  XScanChain **chains;
  int chain_count, chain_capacity;
  ScanFunction *functions;
  int function_count, function_capacity;
};

/* Where the keys of a table go: to a call, under a prefix, or nowhere (call NULL). */
typedef struct KeySink {
  XScanCall *call;
  int arg, level;
  const char *prefix;
} KeySink;

static void scan_expression(XLuaScan *scan);
static void scan_table(XLuaScan *scan, KeySink sink);

static void advance(XLuaScan *scan)
{
  scan->token = scan->ahead;
  if (scan->ahead.kind != XLEX_END) {
    scan->ahead = XLexer_Next(&scan->lexer);
  }
}

static bool at_symbol(const XLuaScan *scan, int symbol)
{
  return scan->token.kind == XLEX_SYMBOL && scan->token.symbol == symbol;
}

static bool ahead_symbol(const XLuaScan *scan, int symbol)
{
  return scan->ahead.kind == XLEX_SYMBOL && scan->ahead.symbol == symbol;
}

static bool at_closer(const XLuaScan *scan)
{
  return at_symbol(scan, ')') || at_symbol(scan, ']') || at_symbol(scan, '}');
}

static void skip_symbol(XLuaScan *scan, int symbol)
{
  if (at_symbol(scan, symbol)) {
    advance(scan);
  }
}

static XScanPlace here(const XLuaScan *scan)
{
  return (XScanPlace){scan->token.line, scan->token.column};
}

static char *copy_token(const XLexToken *token)
{
  char *text = XAlloc(token->length + 1);
  memcpy(text, token->text, token->length);
  return text;
}

/* Too deep for Lua as well: the rest of the text is not looked at. */
static void enter(XLuaScan *scan)
{
  if (++scan->depth > MOST_DEPTH) {
    scan->lexer.at = scan->lexer.end;
    scan->ahead = XLexer_Next(&scan->lexer);
    advance(scan);
  }
}

static void leave(XLuaScan *scan)
{
  scan->depth--;
}

static void add_function(XLuaScan *scan, const XLexToken *name)
{
  if (!scan->places) {
    return;
  }
  XALLOC_GROW(scan->functions, scan->function_count, scan->function_capacity);
  scan->functions[scan->function_count++] = (ScanFunction){copy_token(name), name->line};
}

static void add_entry(XScanCall *call, int arg, char *path, XScanPlace key, XScanPlace value)
{
  XALLOC_GROW(call->entries, call->entry_count, call->entry_capacity);
  call->entries[call->entry_count++] = (XScanEntry){arg, path, key, value};
}

static XScanCall *add_call(XLuaScan *scan, XScanChain **chain, int line, const XLexToken *name)
{
  if (*chain == NULL) {
    *chain = XAlloc(sizeof **chain);
    (*chain)->line = line;
    XALLOC_GROW(scan->chains, scan->chain_count, scan->chain_capacity);
    scan->chains[scan->chain_count++] = *chain;
  }
  XScanCall *call = XAlloc(sizeof *call);
  call->name = name->kind == XLEX_NAME ? copy_token(name) : XStrDup("");
  call->line = name->line;
  call->column = name->column;
  call->open_line = scan->token.line;
  XALLOC_GROW((*chain)->calls, (*chain)->count, (*chain)->capacity);
  (*chain)->calls[(*chain)->count++] = call;
  return call;
}

static int compare_values(const TableKey *x, const TableKey *y)
{
  if (x->type != y->type)
    return x->type - y->type;
  if (x->type == 'i')
    return (x->number > y->number) - (x->number < y->number);
  const int order = memcmp(x->text, y->text, x->length < y->length ? x->length : y->length);
  return order != 0 ? order : (x->length > y->length) - (x->length < y->length);
}

static int compare_keys(const void *a, const void *b)
{
  const TableKey *x = a, *y = b;
  const int order = compare_values(x, y);
  return order != 0 ? order : x->order - y->order;
}

/* The key as a text, owned. */
static char *key_text(const TableKey *key)
{
  return key->type == 'i' ? XStrFormat("%llu", (unsigned long long)key->number)
                          : XStrFormat("%.*s", (int)key->length, key->text);
}

static void report_duplicate(XLuaScan *scan, const TableKey *first, const TableKey *key)
{
  char *text = key_text(key);
  XErrorEntry *error =
      XErrorList_Add(scan->errors, scan->file, key->place.line, key->place.column,
                     "E-KEY-DUPLICATE", "key \"%s\" is given twice in one table, first at %d:%d",
                     text, first->place.line, first->place.column);
  error->source_line = XLuaScan_Line(scan, key->place.line);
  free(text);
}

/* The keys from `base` on are those of one table. */
static void report_duplicates(XLuaScan *scan, int base)
{
  const int count = scan->key_count - base;
  if (count < 2) {
    return;
  }
  TableKey *keys = &scan->keys[base];
  qsort(keys, (size_t)count, sizeof *keys, compare_keys);
  const TableKey *first = keys;
  for (int i = 1; i < count; i++) {
    if (compare_values(&keys[i], first) != 0) {
      first = &keys[i];
    } else if (scan->duplicates++ >= MOST_DUPLICATES) {
      return;
    } else {
      report_duplicate(scan, first, &keys[i]);
    }
  }
}

static void add_key(XLuaScan *scan, const TableKey *key)
{
  XALLOC_GROW(scan->keys, scan->key_count, scan->key_capacity);
  scan->keys[scan->key_count] = *key;
  scan->keys[scan->key_count].order = scan->key_count;
  scan->key_count++;
}

/* A number as a key, integers by value. */
static void integer_key(const XLexToken *token, TableKey *key)
{
  char *text = copy_token(token), *end;
  const bool hex = token->length > 1 && (text[1] | 32) == 'x';
  key->number = strtoull(text, &end, hex ? 16 : 10);
  key->type = *end == '\0' ? 'i' : 0;
  free(text);
}

static void literal_key(const XLexToken *token, TableKey *key)
{
  char value[KEY_SIZE];
  key->text = token->text;
  key->length = token->length;
  if (token->kind == XLEX_NUMBER) {
    integer_key(token, key);
  } else if (token->kind == XLEX_WORD) {
    key->type = 'b';
  } else if (token->kind == XLEX_STRING) {
    const size_t length = XLex_StringValue(token, value, sizeof value);
    key->type = strlen(value) == length && length + 6 < sizeof value ? 's' : 0;
    key->text = key->owned = XStrDup(value);
    key->length = length;
  }
}

/* Reads `name =`, `[key] =` or nothing. A computed key has no type. */
static void scan_key(XLuaScan *scan, TableKey *key, uint64_t *items)
{
  if (scan->token.kind == XLEX_NAME && ahead_symbol(scan, '=')) {
    key->type = 's';
    key->text = scan->token.text;
    key->length = scan->token.length;
    advance(scan);
  } else if (at_symbol(scan, '[')) {
    advance(scan);
    if (ahead_symbol(scan, ']')) {
      literal_key(&scan->token, key);
    }
    scan_expression(scan);
    skip_symbol(scan, ']');
  } else {
    key->type = 'i';
    key->number = ++*items;
    return;
  }
  skip_symbol(scan, '=');
}

/* Names the key in its call; the path of it, or NULL. */
static char *note_entry(XLuaScan *scan, const KeySink *sink, const TableKey *key)
{
  char *text = key_text(key), *path = NULL;
  if (sink->level < MOST_KEY_LEVELS && strlen(text) + strlen(sink->prefix) < MOST_PATH) {
    path = XStrFormat("%s%s%s", sink->prefix, *sink->prefix ? "." : "", text);
    add_entry(sink->call, sink->arg, path, key->place, here(scan));
  }
  free(text);
  return path;
}

static void scan_item(XLuaScan *scan, KeySink sink, uint64_t *items)
{
  TableKey key = {.place = here(scan)};
  char *path = NULL;
  scan_key(scan, &key, items);
  if (key.type != 0) {
    add_key(scan, &key);
    if (sink.call != NULL)
      path = note_entry(scan, &sink, &key);
  } else {
    free(key.owned);
  }
  if (at_symbol(scan, '{')) {
    KeySink inner = {path ? sink.call : NULL, sink.arg, sink.level + 1, path};
    scan_table(scan, inner);
  }
  scan_expression(scan);
}

/* The token is the opening brace. */
static void scan_table(XLuaScan *scan, KeySink sink)
{
  const int base = scan->key_count;
  uint64_t items = 0;
  enter(scan);
  skip_symbol(scan, '{');
  while (scan->token.kind != XLEX_END && !at_symbol(scan, '}')) {
    scan_item(scan, sink, &items);
    if (!at_symbol(scan, '}')) {
      advance(scan);
    }
  }
  skip_symbol(scan, '}');
  leave(scan);
  report_duplicates(scan, base);
  while (scan->key_count > base) {
    free(scan->keys[--scan->key_count].owned);
  }
}

static void scan_argument(XLuaScan *scan, XScanCall *call, int index)
{
  if (call != NULL) {
    add_entry(call, index, XStrDup(""), here(scan), here(scan));
  }
  if (at_symbol(scan, '{')) {
    scan_table(scan, (KeySink){call, index, 0, ""});
  }
}

/* The token is `(`, `{` or a text. */
static void scan_arguments(XLuaScan *scan, XScanCall *call)
{
  if (!at_symbol(scan, '(')) {
    bool text = scan->token.kind == XLEX_STRING;
    scan_argument(scan, call, 1);
    if (text) {
      advance(scan);
    }
    return;
  }
  enter(scan);
  skip_symbol(scan, '(');
  for (int index = 1; scan->token.kind != XLEX_END && !at_symbol(scan, ')'); index++) {
    scan_argument(scan, call, index);
    scan_expression(scan);
    if (!at_symbol(scan, ')')) {
      advance(scan);
    }
  }
  skip_symbol(scan, ')');
  leave(scan);
}

/* Brackets that hold no call: `(a or b)`, `[i]`. */
static void scan_brackets(XLuaScan *scan, int closer)
{
  enter(scan);
  advance(scan);
  while (scan->token.kind != XLEX_END && !at_closer(scan)) {
    scan_expression(scan);
    if (!at_closer(scan)) {
      advance(scan);
    }
  }
  skip_symbol(scan, closer);
  leave(scan);
}

/* A name or bracket and all that hangs on it. */
static void scan_chain(XLuaScan *scan)
{
  int line = scan->token.line;
  XLexToken name = scan->token;
  XScanChain *chain = NULL;
  if (name.kind == XLEX_NAME) {
    advance(scan);
  } else {
    scan_brackets(scan, ')');
  }
  for (;;) {
    bool link = at_symbol(scan, '.') || at_symbol(scan, ':');
    if (link && scan->ahead.kind == XLEX_NAME) {
      advance(scan);
      name = scan->token;
      advance(scan);
    } else if (at_symbol(scan, '[')) {
      name = scan->token;
      scan_brackets(scan, ']');
    } else if (at_symbol(scan, '(') || at_symbol(scan, '{') || scan->token.kind == XLEX_STRING) {
      scan_arguments(scan, scan->places ? add_call(scan, &chain, line, &name) : NULL);
    } else {
      return;
    }
  }
}

/* Behind `function`: its name, which is no call, and its parameters. */
static void scan_function_head(XLuaScan *scan, bool global)
{
  XLexToken name = scan->token;
  if (global && name.kind == XLEX_NAME && ahead_symbol(scan, '(')) {
    add_function(scan, &name);
  }
  while (scan->token.kind == XLEX_NAME || at_symbol(scan, '.') || at_symbol(scan, ':')) {
    advance(scan);
  }
  while (scan->token.kind != XLEX_END && !at_closer(scan)) {
    advance(scan);
  }
  skip_symbol(scan, ')');
}

static bool is_function(const XLexToken *token)
{
  return token->kind == XLEX_OPEN && token->text[0] == 'f';
}

static bool is_local(const XLexToken *token)
{
  return token->kind == XLEX_WORD && token->length == 5 && memcmp(token->text, "local", 5) == 0;
}

/* Goes on to a separator or closing bracket that belongs to somebody outside; commas and such
 * within the blocks of a function belong to it. */
static void scan_expression(XLuaScan *scan)
{
  int blocks = 0;
  XLexToken before = {0};
  while (scan->token.kind != XLEX_END && !at_closer(scan)) {
    XLexToken token = scan->token;
    bool top = blocks == 0 && scan->depth == 0 && !is_local(&before);
    if (token.kind == XLEX_NAME || at_symbol(scan, '(')) {
      scan_chain(scan);
      if (top && at_symbol(scan, '=') && is_function(&scan->ahead)) {
        add_function(scan, &token);
      }
    } else if (at_symbol(scan, '{')) {
      scan_table(scan, (KeySink){0});
    } else if (token.kind == XLEX_OPEN) {
      blocks++;
      advance(scan);
      if (is_function(&token)) {
        scan_function_head(scan, top);
      }
    } else if (blocks == 0 &&
               (token.kind == XLEX_CLOSE || at_symbol(scan, ',') || at_symbol(scan, ';'))) {
      return;
    } else {
      blocks -= token.kind == XLEX_CLOSE;
      advance(scan);
    }
    before = token;
  }
}

static XLuaScan *new_scan(const char *file, const char *text, size_t length, bool places,
                          struct XErrorList *errors)
{
  XLuaScan *scan = XAlloc(sizeof *scan);
  scan->places = places;
  scan->file = XStrDup(file);
  scan->text = XAlloc(length + 1);
  if (length > 0) {
    memcpy(scan->text, text, length);
  }
  scan->length = length;
  scan->errors = errors;
  XLexer_Init(&scan->lexer, scan->text, length);
  scan->token = XLexer_Next(&scan->lexer);
  scan->ahead = XLexer_Next(&scan->lexer);
  while (scan->token.kind != XLEX_END) {
    scan_expression(scan);
    advance(scan);
  }
  scan->errors = NULL;
  return scan;
}

XLuaScan *XLuaScan_New(const char *file, const char *text, size_t length, struct XErrorList *errors)
{
  return new_scan(file, text, length, true, errors);
}

XLuaScan *XLuaScan_Check(const char *file, const char *text, size_t length,
                         struct XErrorList *errors)
{
  return new_scan(file, text, length, false, errors);
}

static void free_call(XScanCall *call)
{
  for (int i = 0; i < call->entry_count; i++) {
    free(call->entries[i].path);
  }
  free(call->entries);
  free(call->name);
  free(call);
}

void XLuaScan_Free(XLuaScan *scan)
{
  if (scan == NULL) {
    return;
  }
  for (int i = 0; i < scan->chain_count; i++) {
    for (int n = 0; n < scan->chains[i]->count; n++) {
      free_call(scan->chains[i]->calls[n]);
    }
    free(scan->chains[i]->calls);
    free(scan->chains[i]);
  }
  for (int i = 0; i < scan->function_count; i++) {
    free(scan->functions[i].name);
  }
  free(scan->keys);
  free(scan->chains);
  free(scan->functions);
  free(scan->text);
  free(scan->file);
  free(scan);
}

static bool is_head(const XScanChain *chain)
{
  return strcmp(chain->calls[0]->name, "new") == 0 || strcmp(chain->calls[0]->name, "patch") == 0;
}

/* The ordinal-th head chain on a line, by its first line or by the bracket of its first call. */
static const XScanChain *chain_on(const XLuaScan *scan, int line, bool by_open, int ordinal)
{
  int count = 0, seen = 0;
  for (int pass = 0; pass < 2; pass++) {
    for (int i = 0; i < scan->chain_count; i++) {
      const XScanChain *chain = scan->chains[i];
      int own = by_open ? chain->calls[0]->open_line : chain->line;
      if (own != line || !is_head(chain)) {
        continue;
      }
      if (pass == 0) {
        count++;
      } else if (seen++ == ordinal % count) {
        return chain;
      }
    }
    if (count == 0) {
      return NULL;
    }
  }
  return NULL;
}

const XScanChain *XLuaScan_Chain(const XLuaScan *scan, int line_of_new, int ordinal)
{
  const XScanChain *chain = chain_on(scan, line_of_new, false, ordinal);
  return chain != NULL ? chain : chain_on(scan, line_of_new, true, ordinal);
}

const XScanCall *XLuaScan_Call(const XScanChain *chain, int n)
{
  return chain != NULL && n >= 0 && n < chain->count ? chain->calls[n] : NULL;
}

const XScanCall *XLuaScan_Find(const XLuaScan *scan, const XScanChain *chain, int n,
                               const char *name, int line)
{
  const XScanCall *call = XLuaScan_Call(chain, n);
  if (call != NULL && strcmp(call->name, name) == 0) {
    return call;
  }
  for (int i = 0; i < scan->chain_count; i++) {
    for (int k = 0; k < scan->chains[i]->count; k++) {
      call = scan->chains[i]->calls[k];
      bool on_line = scan->chains[i]->line == line || call->open_line == line;
      if (on_line && strcmp(call->name, name) == 0) {
        return call;
      }
    }
  }
  return NULL;
}

XScanPlace XLuaScan_Arg(const XScanCall *call, int index)
{
  for (int i = 0; i < call->entry_count; i++) {
    if (call->entries[i].arg == index && call->entries[i].path[0] == '\0') {
      return call->entries[i].key;
    }
  }
  return (XScanPlace){call->line, call->column};
}

/* The entry of the longest known beginning of the path, or NULL. */
static const XScanEntry *find_entry(const XScanCall *call, const char *path)
{
  const XScanEntry *best = NULL;
  size_t best_length = 0;
  for (int i = 0; i < call->entry_count; i++) {
    const XScanEntry *entry = &call->entries[i];
    size_t length = strlen(entry->path);
    bool fits =
        strncmp(entry->path, path, length) == 0 && (path[length] == '\0' || path[length] == '.');
    if (fits && length > best_length) {
      best = entry;
      best_length = length;
    }
  }
  return best;
}

XScanPlace XLuaScan_Key(const XScanCall *call, const char *path)
{
  const XScanEntry *entry = find_entry(call, path);
  return entry != NULL ? entry->key : (XScanPlace){call->line, call->column};
}

XScanPlace XLuaScan_Value(const XScanCall *call, const char *path)
{
  const XScanEntry *entry = find_entry(call, path);
  return entry != NULL ? entry->value : (XScanPlace){call->line, call->column};
}

int XLuaScan_Function(const XLuaScan *scan, const char *name)
{
  for (int i = 0; i < scan->function_count; i++) {
    if (strcmp(scan->functions[i].name, name) == 0) {
      return scan->functions[i].line;
    }
  }
  return 0;
}

const char *XLuaScan_FunctionAt(const XLuaScan *scan, int n, int *line)
{
  if (n < 0 || n >= scan->function_count) {
    return NULL;
  }
  if (line != NULL) {
    *line = scan->functions[n].line;
  }
  return scan->functions[n].name;
}

/* The first line end at or after p, or end. */
static const char *line_end(const char *p, const char *end)
{
  while (p < end && *p != '\n' && *p != '\r') {
    p++;
  }
  return p;
}

char *XLuaScan_Line(const XLuaScan *scan, int line)
{
  const char *end = scan->text + scan->length;
  XLexer lexer;
  XLexer_Init(&lexer, scan->text, scan->length);
  const char *p = lexer.at, *stop = line_end(p, end);
  int at = 1;
  for (; at < line && stop < end; at++) {
    bool pair = (stop[1] == '\n' || stop[1] == '\r') && stop[1] != stop[0];
    p = stop + (pair ? 2 : 1);
    stop = line_end(p, end);
  }
  if (at != line || stop - p > MOST_LINE) {
    return NULL;
  }
  char *copy = XAlloc((size_t)(stop - p) + 1);
  memcpy(copy, p, (size_t)(stop - p));
  return copy;
}
