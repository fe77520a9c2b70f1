/* When the file cannot be written: the game goes on in another directory. */
#include "game/ui/prompt.h"
#include "game/ui/screens.h"

void XScreen_Elsewhere(XUi *ui)
{
  if (!ui->session->warning) {
    XUi_Note(ui, "The game is saved where it is.");
    return;
  }
  if (!XPrompt_Confirm(ui, "Saving fails. Save in another directory? (y/n; a key tries again)"))
    return;
  XText dir, why;
  XText_Init(&dir);
  XText_Init(&why);
  if (XPrompt_Text(ui, "Directory: ", &dir) && dir.length > 0) {
    if (XSession_Elsewhere(ui->session, dir.data, &why))
      XUi_Note(ui, "A whole copy is in %s; the game goes on there.", dir.data);
    else
      XUi_Note(ui, "%s", why.data);
  }
  XText_Clear(&dir);
  XText_Clear(&why);
}
