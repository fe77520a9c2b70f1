#ifndef TESTS_SUPPORT_ORACLE_H
#define TESTS_SUPPORT_ORACLE_H
/* Files of expected figures, replayed through the real engine. */

#include "engine/xcontent.h"

/* What was compared so far. */
typedef struct Tally {
  int passed, failed;
} Tally;

typedef enum OracleKind { ORACLE_ATTACKS, ORACLE_ACTIONS, ORACLE_MOVES } OracleKind;

/* Replays one trace through the ring; the file counts once, and as failed when it is no trace.
   Prints the first lines that differ. False when the file cannot be read or is no trace. */
bool Oracle_Scheduler(const char *path, Tally *tally);
/* Compares each row with a real creature in a real world, by the classic profile; each row counts.
   False when the file cannot be read or a column is missing. */
bool Oracle_Speed(const XContent *content, const char *path, Tally *tally);
/* Compares the distributions of durations with the formulas and figures of the content, exactly,
   and then 20 000 draws with each by chi-squared at one in a million. False when the file cannot be
   read. */
bool Oracle_Delay(const XContent *content, OracleKind kind, const char *path, Tally *tally);

#endif
