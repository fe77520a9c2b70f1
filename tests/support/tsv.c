/* Reading tables line by line. */
#include "tests/support/tsv.h"

#include <stdlib.h>
#include <string.h>

static void cut(TsvLine *line)
{
  line->count = 0;
  for (char *at = line->buffer; at != NULL && line->count < TSV_FIELDS;) {
    line->fields[line->count++] = at;
    at = strchr(at, '\t');
    if (at != NULL)
      *at++ = '\0';
  }
}

bool Tsv_Next(FILE *file, TsvLine *line)
{
  while (getline(&line->buffer, &line->capacity, file) >= 0) {
    line->number++;
    line->buffer[strcspn(line->buffer, "\r\n")] = '\0';
    if (line->buffer[0] == '\0' || line->buffer[0] == '#')
      continue;
    cut(line);
    return true;
  }
  return false;
}

void Tsv_Clear(TsvLine *line)
{
  free(line->buffer);
  *line = (TsvLine){0};
}

bool Tsv_Number(const TsvLine *line, int index, int64_t *out)
{
  if (index < 0 || index >= line->count || line->fields[index][0] == '\0')
    return false;
  char *end;
  *out = strtoll(line->fields[index], &end, 10);
  return *end == '\0';
}
