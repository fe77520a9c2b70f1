/* Questions on one row. */
#include "game/ui/prompt.h"

#include "engine/xcolor.h"
#include "game/ui/text.h"

#include <string.h>

#define TEXT_MOST 255 /* bytes of what can be typed */

typedef struct Prompt {
  const char *question;
  const char *text; /* NULL: nothing is typed */
  XUiDraw *draw;    /* the screen below */
  void *context;
} Prompt;

static void draw_prompt(XUi *ui, XFrame *frame, void *context)
{
  const Prompt *prompt = context;
  prompt->draw(ui, frame, prompt->context);
  XFrame_Fill(frame, 0, 0, frame->width, ' ', XCOLOR_DEFAULT, 0);
  XPrompt_DrawLine(frame, 0, 0, frame->width, prompt->question, prompt->text ? prompt->text : "");
}

void XPrompt_DrawLine(XFrame *frame, int x, int y, int columns, const char *question,
                      const char *text)
{
  int at = x + XFrame_TextClip(frame, x, y, columns, question, XCOLOR_WHITE, XATTR_BOLD);
  int room = columns - (at - x) - 1;
  while (*text && XUtf8_Width(text) > room)
    XUtf8_Decode(&text);
  at += XFrame_TextClip(frame, at, y, room, text, XCOLOR_DEFAULT, 0);
  XFrame_Cursor(frame, at, y);
}

bool XPrompt_Edit(XText *text, XKey key, size_t most)
{
  char bytes[5];
  if (key.code == XKEY_BACKSPACE && text->length > 0) {
    do
      text->length--;
    while (text->length > 0 && ((unsigned char)text->data[text->length] & 0xC0) == 0x80);
    text->data[text->length] = '\0';
    return true;
  }
  if (XUi_IsChar(XKey_Make(key.code), 'u') && (key.mods & XMOD_CTRL)) {
    XText_Reset(text);
    return true;
  }
  if (!XKey_IsText(key) || key.code < ' ' || key.code == 0x7F)
    return false;
  int length = XUtf8_Encode((uint32_t)key.code, bytes);
  if (text->length + (size_t)length <= most)
    XText_AddBytes(text, bytes, (size_t)length);
  return true;
}

bool XPrompt_TextOver(XUi *ui, const char *question, XUiDraw *draw, void *context, XText *text)
{
  Prompt prompt = {.question = question, .draw = draw, .context = context};
  for (;;) {
    prompt.text = text->data;
    XKey key = XUi_Ask(ui, draw_prompt, &prompt);
    if (XUi_IsLeave(key))
      return false;
    if (key.code == XKEY_ENTER)
      return true;
    XPrompt_Edit(text, key, TEXT_MOST);
  }
}

bool XPrompt_Text(XUi *ui, const char *question, XText *text)
{
  return XPrompt_TextOver(ui, question, XUi_DrawPlay, NULL, text);
}

const XDirection *XPrompt_Direction(XUi *ui, const char *question)
{
  Prompt prompt = {.question = question, .draw = XUi_DrawPlay};
  for (;;) {
    bool here;
    XKey key = XUi_Ask(ui, draw_prompt, &prompt);
    const XDirection *direction = XKeys_Direction(&ui->keys, key, &here);
    if (direction || XUi_IsLeave(key))
      return direction;
    XTerm_Bell(ui->term);
  }
}

bool XPrompt_Confirm(XUi *ui, const char *question)
{
  Prompt prompt = {.question = question, .draw = XUi_DrawPlay};
  XTerm_Flush(ui->term);
  for (;;) {
    XKey key = XUi_Ask(ui, draw_prompt, &prompt);
    if (XUi_IsChar(key, 'y') || XUi_IsChar(key, 'Y'))
      return true;
    if (XUi_IsChar(key, 'n') || XUi_IsChar(key, 'N') || XUi_IsLeave(key))
      return false;
  }
}
