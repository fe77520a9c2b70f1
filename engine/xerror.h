/*
 * A list of errors in content: where, which kind, what is wrong. Checkers add and go on; the list
 * is sorted and shown at the end. Nothing here prints or stops.
 */
#ifndef ENGINE_XERROR_H
#define ENGINE_XERROR_H

#include <stddef.h>

struct XText;

/* One error. line and column count from 1, column in bytes; 0 is unknown. source_line is the text
 * of that line or NULL. All texts are owned by the entry. */
typedef struct XErrorEntry {
  char *file;
  int line, column;
  char *code; /* "E-FIELD-UNKNOWN" */
  char *text;
  char *source_line;
} XErrorEntry;

typedef struct XErrorList {
  XErrorEntry *entries;
  int count, capacity;
} XErrorList;

/* Makes an empty list in the caller's storage: XErrorList_Clear. */
void XErrorList_Init(XErrorList *list);

/* Frees all entries; the list is empty and usable. */
void XErrorList_Clear(XErrorList *list);

/* Frees the last entry of a list that is not empty. */
void XErrorList_Drop(XErrorList *list);

/* Adds an error; the texts are copied, fmt is as for printf. Returns the new entry, valid until the
 * next Add or Sort, so that the caller may give it a source_line made by XStrDup. */
XErrorEntry *XErrorList_Add(XErrorList *list, const char *file, int line, int column,
                            const char *code, const char *fmt, ...)
    __attribute__((format(printf, 6, 7)));

/* Sorts by file, line, column; equals keep their order. */
void XErrorList_Sort(XErrorList *list);

/* Appends all errors to out, each as `file:line:column: error[CODE]: text`; when source_line is
 * known, that line indented by 4 and a line with a caret under the column follow. An unknown line
 * or column is left out. */
void XErrorList_Format(const XErrorList *list, struct XText *out);

#endif
