#ifndef TESTS_SUPPORT_GOLDEN_H
#define TESTS_SUPPORT_GOLDEN_H
/* Screens kept as text in tests/screens/, to see what a change does to them. */

#include <stdbool.h>

/* Compares `text` with tests/screens/NAME.txt and prints the rows that differ. Only
   HOURVALE_GOLDEN=write in the environment writes the file instead. */
bool Golden_Equal(const char *name, const char *text);

#endif
