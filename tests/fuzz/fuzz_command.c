/* Any text as lines of commands: each is refused with a reason or runs, and the world stays sound.
 */
#include "game/command.h"
#include "tests/support/mini.h"

#include "engine/xstring.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 40, LINE_BYTES = 200 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void run_line(XGame *game, const char *line)
{
  XText why;
  XText_Init(&why);
  XGame_Command(game, line, &why);
  XGame_Advance(game, 50);
  while (game->activity.kind != XACTIVITY_NONE && game->state == XGAME_PLAYING) {
    XGame_Interrupt(game);
    XGame_Advance(game, 1);
  }
  XText_Reset(&why);
  if (!XWorld_Check(game->world, &why))
    abort();
  XText_Clear(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  XContent *content = Mini_Content(0);
  XGame *game = Mini_Game(content, 7, "Wren");
  int lines = 0;
  for (size_t at = 0; at < size && lines < LINES && game->state == XGAME_PLAYING; lines++) {
    char line[LINE_BYTES];
    size_t length = 0;
    while (at < size && data[at] != '\n' && data[at] != '\0' && length + 1 < sizeof line)
      line[length++] = (char)data[at++];
    line[length] = '\0';
    at++;
    run_line(game, line);
  }
  XGame_Free(game);
  XContent_Free(content);
  return 0;
}
