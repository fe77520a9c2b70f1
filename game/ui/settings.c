/* Interface options as rows of one table: file, screen and help read it. */
#include "game/ui/settings.h"

#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>

#define SWITCH(member, terminal, help)                                                             \
  {                                                                                                \
#member, help, offsetof(XSettings, member), 0, 0, terminal                                     \
  }

const XSetting XSettings_Table[] = {
    SWITCH(hints, false, "a hint when a game begins"),
    SWITCH(mouse, true, "a click walks there, the wheel scrolls lists"),
    SWITCH(ascii, true, "send ASCII only"),
    SWITCH(mono, true, "no colours"),
    {"pace", "pace of real time in halves: 2 is ordinary, 8 four times", offsetof(XSettings, pace),
     1, 8, false},
    SWITCH(strip, false, "who acts next, on the second row"),
    SWITCH(threat_hurt, false, "when hurt, how many can strike at each cell"),
    {"frame_turns", "turns of a rest or a walk between two frames",
     offsetof(XSettings, frame_turns), 1, 100, false},
    {.name = NULL},
};

XSettings XSettings_Defaults(void)
{
  return (XSettings){
      .hints = true, .strip = true, .threat_hurt = true, .pace = 2, .frame_turns = 10};
}

XTermOptions XSettings_Term(const XSettings *settings)
{
  return (XTermOptions){
      .ascii = settings->ascii, .mono = settings->mono, .mouse = settings->mouse, .focus = true};
}

/* The number of single-letter changes between two names, at most `most`. */
static int32_t difference(const char *a, const char *b, int32_t most)
{
  while (*a != '\0' && *a == *b) {
    a++;
    b++;
  }
  if (*a == '\0' && *b == '\0')
    return 0;
  if (most == 0)
    return 1;
  int32_t best = *a != '\0' && *b != '\0' ? difference(a + 1, b + 1, most - 1) : most;
  const int32_t left_out = *a != '\0' ? difference(a + 1, b, most - 1) : most;
  const int32_t put_in = *b != '\0' ? difference(a, b + 1, most - 1) : most;
  best = left_out < best ? left_out : best;
  return 1 + (put_in < best ? put_in : best);
}

static void complain_unknown(const char *name, XText *why)
{
  enum { NEAR = 3 };
  const XSetting *nearest = NULL;
  int32_t best = NEAR;
  for (const XSetting *setting = XSettings_Table; setting->name != NULL; setting++) {
    const int32_t changes = difference(name, setting->name, NEAR);
    if (changes < best) {
      best = changes;
      nearest = setting;
    }
  }
  XText_AddFormat(why, "there is no option \"%.40s\"", name);
  if (nearest != NULL)
    XText_AddFormat(why, "; did you mean \"%s\"?", nearest->name);
}

static bool set_switch(bool *at, const XSetting *setting, const char *value, XText *why)
{
  static const char *const words[] = {"off", "on", "no", "yes", "false", "true"};
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (strcmp(value, words[i]) == 0) {
      *at = i % 2 == 1;
      return true;
    }
  XText_AddFormat(why, "%s is on or off, not \"%.40s\"", setting->name, value);
  return false;
}

static bool set_number(int32_t *at, const XSetting *setting, const char *value, XText *why)
{
  char *end;
  const long number = strtol(value, &end, 10);
  if (end != value && *end == '\0' && number >= setting->least && number <= setting->most) {
    *at = (int32_t)number;
    return true;
  }
  XText_AddFormat(why, "%s is a number from %d to %d, not \"%.40s\"", setting->name,
                  (int)setting->least, (int)setting->most, value);
  return false;
}

bool XSettings_Set(XSettings *settings, const char *name, const char *value, XText *why)
{
  for (const XSetting *setting = XSettings_Table; setting->name != NULL; setting++) {
    char *at = (char *)settings + setting->offset;
    if (strcmp(setting->name, name) == 0)
      return setting->most > 0 ? set_number((int32_t *)(void *)at, setting, value, why)
                               : set_switch((bool *)(void *)at, setting, value, why);
  }
  complain_unknown(name, why);
  return false;
}

void XSettings_Value(const XSettings *settings, const XSetting *setting, XText *out)
{
  const char *at = (const char *)settings + setting->offset;
  if (setting->most > 0)
    XText_AddFormat(out, "%d", (int)*(const int32_t *)(const void *)at);
  else
    XText_Add(out, *(const bool *)(const void *)at ? "on" : "off");
}

void XSettings_Next(XSettings *settings, const XSetting *setting)
{
  char *at = (char *)settings + setting->offset;
  if (setting->most > 0) {
    int32_t *number = (int32_t *)(void *)at;
    *number = *number >= setting->most ? setting->least : *number + 1;
  } else {
    bool *on = (bool *)(void *)at;
    *on = !*on;
  }
}
