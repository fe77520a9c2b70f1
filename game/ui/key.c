/*
 * The names of keys, both ways, from one table.
 */
#include "game/ui/key.h"

#include "engine/xstring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct KeyName {
  const char *name;
  int32_t code;
} KeyName;

/* The first name of a code is the one that is written; later ones are only read. */
static const KeyName names[] = {
    {"None", XKEY_NONE},
    {"Done", XKEY_DONE},
    {"Up", XKEY_UP},
    {"Down", XKEY_DOWN},
    {"Left", XKEY_LEFT},
    {"Right", XKEY_RIGHT},
    {"Home", XKEY_HOME},
    {"End", XKEY_END},
    {"PgUp", XKEY_PGUP},
    {"PgDn", XKEY_PGDN},
    {"Ins", XKEY_INSERT},
    {"Del", XKEY_DELETE},
    {"F1", XKEY_F1},
    {"F2", XKEY_F1 + 1},
    {"F3", XKEY_F1 + 2},
    {"F4", XKEY_F1 + 3},
    {"F5", XKEY_F1 + 4},
    {"F6", XKEY_F1 + 5},
    {"F7", XKEY_F1 + 6},
    {"F8", XKEY_F1 + 7},
    {"F9", XKEY_F1 + 8},
    {"F10", XKEY_F1 + 9},
    {"F11", XKEY_F1 + 10},
    {"F12", XKEY_F12},
    {"Enter", XKEY_ENTER},
    {"Esc", XKEY_ESC},
    {"Tab", XKEY_TAB},
    {"Backspace", XKEY_BACKSPACE},
    {"Click", XKEY_CLICK},
    {"RightClick", XKEY_RIGHT_CLICK},
    {"WheelUp", XKEY_WHEEL_UP},
    {"WheelDown", XKEY_WHEEL_DOWN},
    {"Resize", XKEY_RESIZE},
    {"Hangup", XKEY_HANGUP},
    {"Terminate", XKEY_TERMINATE},
    {"C-c", XKEY_INTERRUPT},
    {"Paste", XKEY_PASTE},
    {"FocusLost", XKEY_FOCUS_LOST},
    {"T", XKEY_TIME},
    {"Space", ' '},
    {"lt", '<'},
    {"gt", '>'},
    {"Return", XKEY_ENTER},
    {"CR", XKEY_ENTER},
    {"C-m", XKEY_ENTER},
    {"C-j", XKEY_ENTER},
    {"C-i", XKEY_TAB},
    {"C-h", XKEY_BACKSPACE},
    {"BS", XKEY_BACKSPACE},
    {"C-[", XKEY_ESC},
    {"Escape", XKEY_ESC},
    {"Insert", XKEY_INSERT},
    {"Delete", XKEY_DELETE},
    {"PageUp", XKEY_PGUP},
    {"PageDown", XKEY_PGDN},
};
enum { NAME_COUNT = sizeof names / sizeof *names };

XKey XKey_Make(int32_t code)
{
  return (XKey){.code = code};
}

bool XKey_Equal(XKey a, XKey b)
{
  return a.code == b.code && a.mods == b.mods;
}

bool XKey_IsText(XKey key)
{
  return key.code >= ' ' && key.code < XKEY_NONE && !(key.mods & (XMOD_CTRL | XMOD_ALT));
}

static const char *name_of(int32_t code)
{
  for (int i = 0; i < NAME_COUNT; i++)
    if (names[i].code == code)
      return names[i].name;
  return NULL;
}

/* Whether the name is followed by two numbers. */
static bool has_place(int32_t code)
{
  return code == XKEY_CLICK || code == XKEY_RIGHT_CLICK || code == XKEY_WHEEL_UP ||
         code == XKEY_WHEEL_DOWN;
}

const char *XKey_Name(XKey key, char name[XKEY_NAME_MAX])
{
  char letter[5], number[24] = "";
  const char *base = name_of(key.code);
  if (!base || (key.code == '>' && !key.mods)) {
    XUtf8_Encode((uint32_t)key.code, letter);
    base = letter;
    if (!key.mods) {
      snprintf(name, XKEY_NAME_MAX, "%s", base);
      return name;
    }
  }
  if (key.code == XKEY_TIME)
    snprintf(number, sizeof number, "%d", key.x);
  else if (has_place(key.code))
    snprintf(number, sizeof number, "%d,%d", key.x, key.y);
  else if (key.code == XKEY_RESIZE && key.x > 0)
    snprintf(number, sizeof number, "%dx%d", key.x, key.y);
  snprintf(name, XKEY_NAME_MAX, "<%s%s%s%s%s>", key.mods & XMOD_CTRL ? "C-" : "",
           key.mods & XMOD_ALT ? "M-" : "", key.mods & XMOD_SHIFT ? "S-" : "", base, number);
  return name;
}

/* Reads 1 to 4 digits. */
static bool number_of(const char **p, int32_t *value)
{
  size_t digits = strspn(*p, "0123456789");
  if (digits == 0 || digits > 4)
    return false;
  *value = (int32_t)strtol(*p, NULL, 10);
  *p += digits;
  return true;
}

/* Reads two numbers with a mark between them that end the text. */
static bool pair_of(const char *p, char mark, XKey *key)
{
  if (!number_of(&p, &key->x) || *p != mark)
    return false;
  p++;
  return number_of(&p, &key->y) && !*p;
}

/* Reads a name with numbers in it: Click10,5 Resize100x30 T5. */
static bool numbered(const char *text, XKey *key)
{
  for (int i = 0; i < NAME_COUNT; i++) {
    size_t n = strlen(names[i].name);
    if (strncasecmp(text, names[i].name, n) != 0)
      continue;
    const char *rest = text + n;
    XKey found = XKey_Make(names[i].code);
    if ((found.code == XKEY_TIME && number_of(&rest, &found.x) && !*rest) ||
        (has_place(found.code) && pair_of(rest, ',', &found)) ||
        (found.code == XKEY_RESIZE && pair_of(rest, 'x', &found))) {
      *key = found;
      return true;
    }
  }
  return false;
}

static bool named(const char *text, XKey *key)
{
  for (int i = 0; i < NAME_COUNT; i++) {
    bool bare = names[i].code != XKEY_TIME && !has_place(names[i].code);
    if (bare && strcasecmp(text, names[i].name) == 0) {
      *key = XKey_Make(names[i].code);
      return true;
    }
  }
  return numbered(text, key);
}

/* Tells whether a terminal can send this character with these modifiers; makes letters small. */
static bool modified_letter(int32_t *code, uint32_t mods)
{
  if (mods & XMOD_SHIFT)
    return false;
  if (!(mods & XMOD_CTRL))
    return true;
  if (*code >= 'A' && *code <= 'Z')
    *code += 'a' - 'A';
  return (*code >= 'a' && *code <= 'z') || (*code > 0 && *code < 0x80 && strchr(" \\]^_", *code));
}

/* Reads what stands between < and >. */
static bool parse_name(const char *text, XKey *key)
{
  uint32_t mods = 0;
  while (!named(text, key)) {
    const char *letter = *text && text[1] == '-' && text[2] ? strchr("CcMmSs", *text) : NULL;
    if (letter) {
      mods |= *letter == 'C' || *letter == 'c'   ? XMOD_CTRL
              : *letter == 'M' || *letter == 'm' ? XMOD_ALT
                                                 : XMOD_SHIFT;
      text += 2;
      continue;
    }
    const char *end = text;
    *key = XKey_Make((int32_t)XUtf8_Decode(&end));
    if (!mods || *end || key->code <= ' ')
      return false;
    break;
  }
  key->mods |= mods;
  return key->code >= XKEY_NONE || !mods || modified_letter(&key->code, key->mods);
}

size_t XKey_Parse(const char *text, XKey *key)
{
  const char *end = text;
  if (*text != '<') {
    uint32_t cp = XUtf8_Decode(&end);
    if (cp < ' ' || (cp >= 0x7F && cp < 0xA0) || cp == XUTF8_REPLACEMENT)
      return 0;
    *key = XKey_Make((int32_t)cp);
    return (size_t)(end - text);
  }
  char inner[XKEY_NAME_MAX];
  size_t n = strcspn(text + 1, ">");
  if (n == 0 || text[n + 1] != '>' || n >= sizeof inner)
    return 0;
  memcpy(inner, text + 1, n);
  inner[n] = '\0';
  XKey found;
  if (!parse_name(inner, &found))
    return 0;
  *key = found;
  return n + 2;
}
