#ifndef SAVES_XHISTORY_H
#define SAVES_XHISTORY_H
/* history.db: one row for every run there ever was, filled from the character files, which are the
   truth. It also remembers how far each run had come, so that an earlier copy of a file put in its
   place is noticed. When it cannot be written nothing else suffers. */

#include "saves/xsave.h"

/* One run. Texts are owned by the list. */
typedef struct XRun {
  char *id, *name, *race, *career, *place, *cause, *mark; /* cause and mark "" when there is none */
  int64_t level, commands, born, played, score;
  bool dead, practice;
} XRun;

typedef struct XHistory {
  XRun *runs;
  int32_t count, capacity;
} XHistory;

/* Writes what is known of a run; where the file has come less far than the history knows, only what
   the history lacks. False with a reason. */
bool XHistory_Note(const char *dir, const XSaveEntry *entry, XText *why);
/* Notes every readable character of the directory and its graveyard. False with a reason. */
bool XHistory_Fill(const char *dir, XText *why);
/* How many commands the history knows of a run beyond `seq`; 0 when none, or when there is no
   history. */
int64_t XHistory_Beyond(const char *dir, const char *id, int64_t seq);
/* All runs, the one played last first; with `scores` those that count, the best first: no practice,
   nothing restored, imported, rewound or forked. False with a reason. Free with XHistory_Clear. */
bool XHistory_Read(const char *dir, bool scores, XHistory *history, XText *why);
void XHistory_Clear(XHistory *history);
/* Appends the list for people, numbered when scores, or as JSON. */
void XHistory_Format(const XHistory *history, bool scores, bool json, XText *out);

#endif
