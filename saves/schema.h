#ifndef SAVES_SCHEMA_H
#define SAVES_SCHEMA_H
/* The tables of a character file, made from the field tables: one a class, one a child field,
   "world" and "game" with one row of guid 0 each, and the few that are ours. */

#include "engine/xclass.h"
#include "saves/db.h"

/* A class as a table: its fields, those of its bases first, sorted by where they are stored. Each
   of the three lists ends with a row whose name is NULL. */
typedef struct XTable {
  const char *name;
  const XClass *cls; /* NULL: world and game */
  XField *row;       /* numbers, texts, handles, kinds and arrays of them: columns */
  XField *layers;    /* columns that are written apart */
  XField *children;  /* tables of their own */
  int32_t columns;   /* of `row`, each array element counted */
  int32_t layer_count, child_count;
} XTable;

enum { XTABLE_WORLD, XTABLE_GAME, XTABLE_CLASSES /* the first class */ };

/* A table as the file has to hold it. */
typedef struct XWanted {
  char *name;
  char **columns; /* names */
  char **types;   /* the definition behind each name: "INTEGER NOT NULL DEFAULT 0" */
  int32_t count;
  const char *tail; /* what follows the columns */
} XWanted;

typedef struct XSchema {
  XTable *tables;
  int32_t count;
  XWanted *wanted; /* all tables, ours included */
  int32_t wanted_count, wanted_capacity;
} XSchema;

void XSchema_Init(XSchema *schema);
void XSchema_Clear(XSchema *schema);
/* The index of a class's table; asserts that it is one of XGame_Classes. */
int32_t XSchema_IndexOf(const XSchema *schema, const XClass *cls);
/* Makes all tables. False with a reason. */
bool XSchema_Create(const XSchema *schema, XDb *db, XText *why);
/* Whether the file holds tables of ours only, each column as expected. Tables and columns may be
   missing: *complete is then false, and XSchema_Extend adds them with their fallbacks. */
bool XSchema_Check(const XSchema *schema, XDb *db, bool *complete, XText *why);
bool XSchema_Extend(const XSchema *schema, XDb *db, XText *why);
/* Which columns of a table a file has, one flag for each of wanted->columns, the caller's to free;
   NULL when it lacks the table, or cannot be read, then with a reason. */
bool *XSchema_Present(const XWanted *wanted, XDb *db, XText *why);
/* Adds one column of ours that a file of an older game lacks; nothing when it has it. */
bool XSchema_AddColumn(const XSchema *schema, XDb *db, const char *table, const char *column,
                       XText *why);
/* A number that changes with every table and column. */
uint64_t XSchema_Shape(const XSchema *schema);

/* Called for each column of a list of plain fields, in order. */
typedef void XColumnVisitor(void *context, const char *column, const XField *field, int32_t index);
void XSchema_EachColumn(const XField *fields, XColumnVisitor *visit, void *context);

#endif
