/* Any text as the last command of a journal, sealed as the game seals it: loading runs it or says
   why not, and the game is sound. */
#include "engine/xstring.h"
#include "saves/xsave.h"
#include "tests/support/files.h"
#include "tests/support/mini.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = 4000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A character whose journal ends with this line; it was never run. */
static void leave_line(const char *dir, const XContent *content, const char *line)
{
  XText why;
  XText_Init(&why);
  XGame *game = Mini_Game(content, 7, "Wren");
  XSave *save = XSave_Create(dir, game, &why);
  if (save != NULL) {
    const XStore store = XSave_Store(save);
    store.Commit(store.context, game, line, &why);
    XSave_Abandon(save);
  }
  XGame_Free(game);
  XText_Clear(&why);
}

static void load(const char *dir, const XContent *content)
{
  XText why;
  XGame *game = NULL;
  XSaveFault fault;
  XText_Init(&why);
  XSave *save = XSave_Open(dir, "Wren", content, &game, &fault, &why);
  if (save == NULL && why.length == 0)
    abort();
  XText_Reset(&why);
  if (save != NULL && !XWorld_Check(game->world, &why))
    abort();
  if (save != NULL)
    XSave_Abandon(save);
  XGame_Free(game);
  XText_Clear(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  char dir[] = "/tmp/hourvale-fuzz-XXXXXX", line[LINE_BYTES];
  if (size >= sizeof line || mkdtemp(dir) == NULL)
    return 0;
  memcpy(line, data, size);
  line[size] = '\0';
  XContent *content = Mini_Content(0);
  leave_line(dir, content, line);
  load(dir, content);
  XContent_Free(content);
  Files_Remove(dir);
  return 0;
}
