/* Any bytes as a character's file: a reason, or a sound game. */
#include "saves/xfiles.h"
#include "tests/support/mini.h"

#include "engine/xstring.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_it(const char *dir)
{
  XSaveSpot spot;
  XText why, note;
  XText_Init(&why);
  XText_Init(&note);
  XContent *content = Mini_Content(0);
  XSaveFault fault = XSave_Locate(dir, "fuzzed", &spot, &why);
  XGame *game = fault == XSAVE_FINE ? XSave_Read(&spot, content, &fault, &note, &why) : NULL;
  if (game == NULL && why.length == 0)
    abort();
  XText_Reset(&why);
  if (game != NULL && !XWorld_Check(game->world, &why))
    abort();
  XGame_Free(game);
  XContent_Free(content);
  XSaveSpot_Clear(&spot);
  XText_Clear(&why);
  XText_Clear(&note);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  char dir[] = "/tmp/hourvale-fuzz-XXXXXX", path[64];
  if (mkdtemp(dir) == NULL)
    return 0;
  snprintf(path, sizeof path, "%s/fuzzed.hv", dir);
  FILE *file = fopen(path, "wb");
  if (file != NULL) {
    fwrite(data, 1, size, file);
    fclose(file);
    read_it(dir);
    unlink(path);
  }
  rmdir(dir);
  return 0;
}
