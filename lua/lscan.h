/*
 * Where things stand in Lua source text. Lua tells only one line for a whole chain of calls, so
 * this scanner finds the line and column of every call, argument and table key of a chain, and the
 * errors Lua lets pass: a key given twice in one table literal. Any bytes are accepted; the syntax
 * is Lua's own business.
 */
#ifndef LUA_LSCAN_H
#define LUA_LSCAN_H

#include <stdbool.h>
#include <stddef.h>

struct XErrorList;

/* Lines and columns count from 1, columns in bytes. */
typedef struct XScanPlace {
  int line, column;
} XScanPlace;

struct XScanEntry;

/* One call in a chain: `new` in Monster.new("bat"), `View` in :View(...). All is owned by the scan;
 * entries are private. */
typedef struct XScanCall {
  char *name;       /* "" when what is called has no name */
  int line, column; /* of the name */
  int open_line;    /* of the first token of the arguments */
  struct XScanEntry *entries;
  int entry_count, entry_capacity;
} XScanCall;

typedef struct XScanChain XScanChain;
typedef struct XLuaScan XLuaScan;

/* Scans a copy of the text. Duplicate keys are added to errors as E-KEY-DUPLICATE at the second
 * place, naming the first. Owned by the caller: XLuaScan_Free. */
XLuaScan *XLuaScan_New(const char *file, const char *text, size_t length,
                       struct XErrorList *errors);

/* As XLuaScan_New, but only looks for duplicate keys, at a fraction of the cost: it knows no chain
 * and no function. */
XLuaScan *XLuaScan_Check(const char *file, const char *text, size_t length,
                         struct XErrorList *errors);

/* Frees the scan and all it handed out. NULL is allowed. */
void XLuaScan_Free(XLuaScan *scan);

/* Returns the chain whose first call is `.new` or `.patch`, told by the line Lua reports for that
 * call (the chain's first line before 5.4.6, the line of its bracket since) and by how many such
 * calls on that line ran before it, from 0. In a loop the count goes round. NULL when none. */
const XScanChain *XLuaScan_Chain(const XLuaScan *scan, int line_of_new, int ordinal);

/* Returns the n-th call of the chain, from 0 (the `.new`), or NULL. A NULL chain has none. */
const XScanCall *XLuaScan_Call(const XScanChain *chain, int n);

/* As XLuaScan_Call, but sure of the name: when the n-th call is not `name` (the chain was continued
 * in another statement), the first call of that name which Lua reports on `line`, or NULL. */
const XScanCall *XLuaScan_Find(const XLuaScan *scan, const XScanChain *chain, int n,
                               const char *name, int line);

/* Returns where argument `index` (from 1) begins, or the call itself when it has no such one. */
XScanPlace XLuaScan_Arg(const XScanCall *call, int index);

/* Returns where a key of a table argument is named: "fire", nested "windup.cost", items without a
 * name by number, "breaks.2"; four levels. A path not found falls back to the part of it that is,
 * at last to the call. */
XScanPlace XLuaScan_Key(const XScanCall *call, const char *path);

/* As XLuaScan_Key, but where the value of the key begins. */
XScanPlace XLuaScan_Value(const XScanCall *call, const char *path);

/* Returns the line on which the chunk defines the global function `name`, or 0. */
int XLuaScan_Function(const XLuaScan *scan, const char *name);

/* Returns the name of the n-th such function, from 0 in source order, or NULL; line may be NULL. */
const char *XLuaScan_FunctionAt(const XLuaScan *scan, int n, int *line);

/* Returns a copy of a source line without its end, for XErrorEntry.source_line, owned by the
 * caller, or NULL when there is no such line. */
char *XLuaScan_Line(const XLuaScan *scan, int line);

#endif
