#ifndef TESTS_SUPPORT_TSV_H
#define TESTS_SUPPORT_TSV_H
/* Tables of expected figures: fields parted by tabs, comments from '#', either line end. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define TSV_FIELDS 32

/* One line, cut into fields; they are valid until the next line. Begins zeroed. */
typedef struct TsvLine {
  int number; /* in the file, from 1 */
  int count;
  char *fields[TSV_FIELDS];
  char *buffer; /* the table's own */
  size_t capacity;
} TsvLine;

/* Reads on to the next line that holds something; false at the end. */
bool Tsv_Next(FILE *file, TsvLine *line);
/* Frees the buffer. */
void Tsv_Clear(TsvLine *line);
/* Field `index` as a number; false when there is none or it is no number. */
bool Tsv_Number(const TsvLine *line, int index, int64_t *out);

#endif
