/* Arguments of builder methods: Lua values read by their parameter tables into settings, each with
   the place where it was said. */
#include "engine/xalloc.h"
#include "engine/xarena.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/ldef.h"

#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATH_SIZE  160
#define MOST_KEYS  1024
#define MOST_STEPS 64

/* One method call being read. */
typedef struct Reader {
  lua_State *L;
  XDefinition *def;
  const XMethod *method;
  const XScanCall *call;
  XScanPlace call_place;
  int arg;         /* of the call, from 1 */
  int32_t element; /* of a list; -1 otherwise */
} Reader;

typedef bool ReadValue(Reader *r, const XParam *param, const char *path, XSetting *out);

static XScanPlace value_place(const Reader *r, const char *path)
{
  if (r->call == NULL)
    return r->call_place;
  return *path == '\0' ? XLuaScan_Arg(r->call, r->arg) : XLuaScan_Value(r->call, path);
}

static XScanPlace key_place(const Reader *r, const char *path)
{
  return r->call == NULL ? r->call_place : XLuaScan_Key(r->call, path);
}

/* Reports a value: ":Basic speed must be ..., not ...". */
static void complain(const Reader *r, const char *path, const char *code, const XParam *param,
                     const char *fmt, ...) __attribute__((format(printf, 5, 6)));
static void complain(const Reader *r, const char *path, const char *code, const XParam *param,
                     const char *fmt, ...)
{
  char text[400];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  XDefinition_Error(r->def, value_place(r, path), code, ":%s %s %s", r->method->name, param->name,
                    text);
}

static void join(char *out, const char *path, const char *name)
{
  snprintf(out, PATH_SIZE, "%s%s%s", path, *path != '\0' ? "." : "", name);
}

static void join_number(char *out, const char *path, int number)
{
  char name[16];
  snprintf(name, sizeof name, "%d", number);
  join(out, path, name);
}

/* Marks what the method says as wrong, so that nothing follows from it. */
static void break_method(const Reader *r)
{
  r->def->broken |= UINT32_C(1) << (r->method - r->def->builder->methods);
}

static bool wrong_type(const Reader *r, const XParam *param, const char *path, const char *wanted)
{
  if (XLoader_IsPoison(r->L, -1))
    break_method(r);
  else
    complain(r, path, "E-TYPE", param, "must be %s, not a %s", wanted, luaL_typename(r->L, -1));
  return false;
}

static XArena *arena(const Reader *r)
{
  return XContent_Arena(r->def->loader->content);
}

/* The text on top of the stack, checked for bytes that no terminal should get. NULL when bad. */
static const char *plain_text(const Reader *r, const XParam *param, const char *path, bool lines)
{
  size_t length = 0;
  const char *text = lua_tolstring(r->L, -1, &length);
  if (strlen(text) != length) {
    complain(r, path, "E-NUL", param, "has a NUL in it");
    return NULL;
  }
  if (!XUtf8_IsValid(text, length)) {
    complain(r, path, "E-UTF8", param, "is not UTF-8");
    return NULL;
  }
  for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
    if ((*p < ' ' && !(lines && *p == '\n')) || *p == 127) {
      complain(r, path, "E-TEXT", param, "has a control character in it");
      return NULL;
    }
  }
  return text;
}

static bool read_text(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (lua_type(r->L, -1) != LUA_TSTRING)
    return wrong_type(r, param, path, "a text");
  const char *text = plain_text(r, param, path, false);
  if (text == NULL)
    return false;
  if (*text == '\0' && param->min > 0) {
    complain(r, path, "E-EMPTY", param, "must not be empty");
    return false;
  }
  if (param->max > 0 && strlen(text) > (size_t)param->max) {
    complain(r, path, "E-RANGE", param, "has at most %d bytes", (int)param->max);
    return false;
  }
  out->text = XArena_Intern(arena(r), text);
  return true;
}

static bool read_glyph(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (lua_type(r->L, -1) != LUA_TSTRING)
    return wrong_type(r, param, path, "a text of one character");
  const char *text = plain_text(r, param, path, false);
  if (text == NULL)
    return false;
  const char *rest = text;
  uint32_t cp = XUtf8_Decode(&rest);
  if (cp == 0 || *rest != '\0' || XUtf8_CharWidth(cp) != 1) {
    complain(r, path, "E-GLYPH", param, "must be one character, one column wide");
    return false;
  }
  if (param->max > 0 && cp > (uint32_t)param->max) {
    complain(r, path, "E-GLYPH", param, "must be an ASCII character");
    return false;
  }
  out->number = cp;
  return true;
}

static bool in_range(const Reader *r, const XParam *param, const char *path, int64_t number)
{
  if ((param->min == 0 && param->max == 0) || (number >= param->min && number <= param->max))
    return true;
  complain(r, path, "E-RANGE", param, "must be from %lld to %lld; %lld is not",
           (long long)param->min, (long long)param->max, (long long)number);
  return false;
}

static bool read_int(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (lua_type(r->L, -1) != LUA_TNUMBER)
    return wrong_type(r, param, path, "a whole number");
  if (!lua_isinteger(r->L, -1)) {
    complain(r, path, "E-TYPE", param, "must be a whole number, not one with a point");
    return false;
  }
  out->number = lua_tointeger(r->L, -1);
  if (!in_range(r, param, path, out->number))
    return false;
  if (param->size < 8 && (out->number > INT32_MAX || out->number < INT32_MIN)) {
    complain(r, path, "E-RANGE", param, "does not fit into 32 bits");
    return false;
  }
  return true;
}

static bool read_bool(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (!lua_isboolean(r->L, -1))
    return wrong_type(r, param, path, "true or false");
  out->number = lua_toboolean(r->L, -1);
  return true;
}

/* What was meant by a text that is no dice: a letter for the digit that looks like it, a capital D,
   or something behind the dice. False when that is no dice either. */
static bool guess_dice(const char *text, char *out, size_t size)
{
  size_t length = 0;
  XDice dice;
  for (; *text != '\0' && length + 1 < size; text++)
    if (*text != ' ')
      out[length++] = *text == 'O' || *text == 'o'   ? '0'
                      : *text == 'l' || *text == 'I' ? '1'
                      : *text == 'D'                 ? 'd'
                                                     : *text;
  out[length] = '\0';
  while (length > 0 && !XDice_Parse(out, &dice, NULL))
    out[--length] = '\0';
  return length > 0;
}

static void complain_dice(Reader *r, const char *path, const XParam *param, const char *text,
                          const char *why)
{
  char guess[40];
  if (guess_dice(text, guess, sizeof guess))
    complain(r, path, "E-DICE", param,
             "must be dice such as \"2d6+1\"; \"%.40s\": %s; did you mean \"%s\"?", text, why,
             guess);
  else
    complain(r, path, "E-DICE", param, "must be dice such as \"2d6+1\"; \"%.40s\": %s", text, why);
}

static bool read_dice(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (lua_type(r->L, -1) != LUA_TSTRING && !lua_isinteger(r->L, -1))
    return wrong_type(r, param, path, "dice such as \"2d6+1\"");
  lua_pushvalue(r->L, -1);
  const char *text = lua_tostring(r->L, -1), *why = NULL;
  bool good = XDice_Parse(text, &out->dice, &why);
  if (!good)
    complain_dice(r, path, param, text, why);
  if (good && (param->min != 0 || param->max != 0)) {
    int32_t low = XDice_Min(&out->dice), high = XDice_Max(&out->dice);
    if (low < param->min || high > param->max) {
      complain(r, path, "E-RANGE", param, "must give %lld to %lld; \"%.40s\" gives %d to %d",
               (long long)param->min, (long long)param->max, text, (int)low, (int)high);
      good = false;
    }
  }
  lua_pop(r->L, 1);
  return good;
}

static bool read_member(Reader *r, const XParam *param, const char *path, int32_t *value)
{
  const XEnum *list = param->members;
  if (XLoader_IsMember(r->L, -1, list, value))
    return true;
  if (lua_type(r->L, -1) != LUA_TSTRING) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "a member of %s", list->name);
    if (lua_isuserdata(r->L, -1) && !XLoader_IsPoison(r->L, -1)) {
      complain(r, path, "E-TYPE", param, "must be %s, not %s", wanted,
               luaL_tolstring(r->L, -1, NULL));
      lua_pop(r->L, 1);
      return false;
    }
    return wrong_type(r, param, path, wanted);
  }
  const char *text = lua_tostring(r->L, -1);
  *value = XEnum_Value(list, text);
  if (*value >= 0)
    return true;
  char nearest[48];
  XEnum_Nearest(list, text, nearest, sizeof nearest);
  complain(r, path, "E-ENUM-UNKNOWN", param, "has no \"%.40s\" among %s%s%s%s", text, list->name,
           *nearest ? "; did you mean " : "", nearest, *nearest ? "?" : "");
  return false;
}

static bool read_enum(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  int32_t value = 0;
  if (!read_member(r, param, path, &value))
    return false;
  out->number = value;
  return true;
}

static bool read_set(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (!lua_istable(r->L, -1))
    return wrong_type(r, param, path, "a list");
  int count = (int)lua_rawlen(r->L, -1);
  if (count == 0)
    complain(r, path, "E-EMPTY", param, "must not be empty");
  for (int i = 1; i <= count; i++) {
    char inner[PATH_SIZE];
    int32_t value = 0;
    join_number(inner, path, i);
    lua_rawgeti(r->L, -1, i);
    if (read_member(r, param, inner, &value))
      out->number |= INT64_C(1) << value;
    lua_pop(r->L, 1);
  }
  return count > 0;
}

static bool read_ref(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (lua_type(r->L, -1) != LUA_TSTRING) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "the id of a %s", XKindType_Name(param->kind));
    return wrong_type(r, param, path, wanted);
  }
  const char *text = plain_text(r, param, path, false);
  if (text != NULL)
    out->text = XLoader_FullId(r->def->loader, text);
  return text != NULL;
}

static int compare_steps(const void *a, const void *b)
{
  const int64_t *x = a, *y = b;
  return x[0] < y[0] ? -1 : x[0] > y[0];
}

/* {[from] = number}: pairs sorted by where they begin. */
static bool read_steps(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (!lua_istable(r->L, -1))
    return wrong_type(r, param, path, "a table such as {[0] = 3, [5] = 4}");
  int64_t pairs[MOST_STEPS * 2] = {0};
  int count = 0;
  bool good = true;
  for (lua_pushnil(r->L); lua_next(r->L, -2) != 0; lua_pop(r->L, 1)) {
    XSetting one = {0};
    char inner[PATH_SIZE];
    if (!lua_isinteger(r->L, -2) || lua_tointeger(r->L, -2) < 0 ||
        lua_tointeger(r->L, -2) >= param->count || count == MOST_STEPS) {
      complain(r, path, "E-RANGE", param, "has steps from 0 to %d", (int)param->count - 1);
      good = false;
      continue;
    }
    join_number(inner, path, (int)lua_tointeger(r->L, -2));
    good = read_int(r, param, inner, &one) && good;
    pairs[2 * count] = lua_tointeger(r->L, -2);
    pairs[2 * count++ + 1] = one.number;
  }
  qsort(pairs, (size_t)count, 2 * sizeof *pairs, compare_steps);
  if (count == 0 || pairs[0] != 0) {
    complain(r, path, "E-EMPTY", param, "must say what holds from 0 on");
    return false;
  }
  int64_t *kept = XArena_Alloc(arena(r), (size_t)count * 2 * sizeof *kept);
  memcpy(kept, pairs, (size_t)count * 2 * sizeof *kept);
  out->series = kept;
  out->count = count;
  return good;
}

static bool read_series(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (!lua_istable(r->L, -1))
    return wrong_type(r, param, path, "a list of numbers");
  int count = (int)lua_rawlen(r->L, -1);
  if (count != param->count) {
    complain(r, path, "E-RANGE", param, "must have %d numbers, not %d", (int)param->count, count);
    return false;
  }
  int64_t *numbers = XArena_Alloc(arena(r), (size_t)count * sizeof *numbers);
  bool good = true;
  for (int i = 0; i < count; i++) {
    char inner[PATH_SIZE];
    XSetting one = {0};
    join_number(inner, path, i + 1);
    lua_rawgeti(r->L, -1, i + 1);
    bool fine = read_int(r, param, inner, &one);
    numbers[i] = one.number;
    if (fine && i > 0 && numbers[i] < numbers[i - 1]) {
      complain(r, inner, "E-RANGE", param, "must not be below the number before");
      fine = false;
    }
    good = good && fine;
    lua_pop(r->L, 1);
  }
  out->series = numbers;
  out->count = count;
  return good;
}

static bool read_rows(Reader *r, const XParam *param, const char *path, XSetting *out)
{
  if (lua_type(r->L, -1) != LUA_TSTRING)
    return wrong_type(r, param, path, "a drawing, a text of lines");
  const char *text = plain_text(r, param, path, true);
  if (text != NULL)
    out->text = XArena_Text(arena(r), text);
  return text != NULL;
}

static ReadValue *const readers[] = {
    [XPARAM_TEXT] = read_text,     [XPARAM_GLYPH] = read_glyph, [XPARAM_INT] = read_int,
    [XPARAM_BOOL] = read_bool,     [XPARAM_DICE] = read_dice,   [XPARAM_ENUM] = read_enum,
    [XPARAM_SET] = read_set,       [XPARAM_FLAG] = read_bool,   [XPARAM_REF] = read_ref,
    [XPARAM_CALLBACK] = read_text, [XPARAM_STEPS] = read_steps, [XPARAM_SERIES] = read_series,
    [XPARAM_ROWS] = read_rows,     [XPARAM_WORD] = read_text,
};

static XSetting *add_setting(Reader *r, const XParam *param, XScanPlace place)
{
  XDefinition *def = r->def;
  XALLOC_GROW(def->settings, def->setting_count, def->setting_capacity);
  XSetting *setting = &def->settings[def->setting_count++];
  *setting = (XSetting){.method = r->method, .param = param, .element = r->element, .place = place};
  return setting;
}

static void read_fields(Reader *r, const XParam *params, const char *path, bool positional,
                        uint32_t *said);
static void check_element(Reader *r, const XParam *params, const char *path, uint32_t said);

/* The value on top of the stack as this parameter. */
static void read_value(Reader *r, const XParam *param, const char *path)
{
  if (param->type == XPARAM_TABLE) {
    uint32_t said = 0;
    if (!lua_istable(r->L, -1)) {
      wrong_type(r, param, path, "a table");
      return;
    }
    read_fields(r, param->fields, path, false, &said);
    check_element(r, param->fields, path, said);
    return;
  }
  XSetting value = {0};
  if (!readers[param->type](r, param, path, &value))
    return;
  XSetting *setting = add_setting(r, param, value_place(r, path));
  value.method = setting->method;
  value.param = param;
  value.element = setting->element;
  value.place = setting->place;
  *setting = value;
}

static int compare_texts(const void *a, const void *b)
{
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The text keys of the table on top, sorted: Lua's own order is not the same on every run. The
   texts belong to the table. Returns their count. */
static int sorted_keys(Reader *r, const char **keys)
{
  int count = 0, more = 0, odd = 0;
  int64_t items = (int64_t)lua_rawlen(r->L, -1);
  for (lua_pushnil(r->L); lua_next(r->L, -2) != 0; lua_pop(r->L, 1)) {
    if (lua_type(r->L, -2) != LUA_TSTRING)
      odd += !lua_isinteger(r->L, -2) || lua_tointeger(r->L, -2) < 1 ||
             lua_tointeger(r->L, -2) > items;
    else if (count < MOST_KEYS)
      keys[count++] = lua_tostring(r->L, -2);
    else
      more++;
  }
  if (odd > 0)
    XDefinition_Error(r->def, r->call_place, "E-FIELD-UNKNOWN",
                      ":%s has a key that is neither a name nor a place in a list from 1 on",
                      r->method->name);
  if (more > 0)
    XDefinition_Error(r->def, r->call_place, "E-RANGE",
                      ":%s has more than %d names; say the rest in another call", r->method->name,
                      MOST_KEYS);
  /* cppcheck-suppress uninitvar ; the first `count` were filled above */
  qsort(keys, (size_t)count, sizeof *keys, compare_texts);
  return count;
}

static const XParam *find_param(const XParam *params, const char *name)
{
  for (const XParam *param = params; param->name != NULL; param++)
    if (strcmp(param->name, name) == 0)
      return param;
  return NULL;
}

/* Returns the bit of the field that was meant, which then is not missing as well. */
static uint32_t report_field(Reader *r, const XParam *params, const char *path, const char *name)
{
  const char *names[XDEF_PARAMS];
  int count = 0;
  for (const XParam *param = params; param->name != NULL && count < XDEF_PARAMS; param++)
    names[count++] = param->name;
  char inner[PATH_SIZE], hint[96];
  join(inner, path, name);
  int nearest = XLoader_Suggest(name, names, count, hint, sizeof hint);
  XDefinition_Error(r->def, key_place(r, inner), "E-FIELD-UNKNOWN", ":%s has no field \"%.60s\"%s",
                    r->method->name, name, hint);
  return nearest < 0 ? 0 : UINT32_C(1) << nearest;
}

static int param_count(const XParam *params)
{
  int count = 0;
  while (params[count].name != NULL)
    count++;
  return count;
}

/* The values of the table on top that have no name, by their place. */
static void read_items(Reader *r, const XParam *params, const char *path, bool positional,
                       uint32_t *said)
{
  int most = positional ? param_count(params) : 0, count = (int)lua_rawlen(r->L, -1);
  for (int i = 0; i < count; i++) {
    char inner[PATH_SIZE];
    join_number(inner, path, i + 1);
    if (i >= most) {
      XDefinition_Error(r->def, value_place(r, inner), "E-FIELD-UNKNOWN", ":%s takes %s here",
                        r->method->name, most > 0 ? "fewer values" : "only values with a name");
      return;
    }
    lua_rawgeti(r->L, -1, i + 1);
    *said |= UINT32_C(1) << i;
    read_value(r, &params[i], inner);
    lua_pop(r->L, 1);
  }
}

/* The fields of the table on top. */
static void read_fields(Reader *r, const XParam *params, const char *path, bool positional,
                        uint32_t *said)
{
  const char *keys[MOST_KEYS] = {NULL};
  read_items(r, params, path, positional, said);
  int count = sorted_keys(r, keys);
  for (int i = 0; i < count; i++) {
    const XParam *param = find_param(params, keys[i]);
    char inner[PATH_SIZE];
    join(inner, path, keys[i]);
    if (param == NULL) {
      *said |= report_field(r, params, path, keys[i]);
      continue;
    }
    *said |= UINT32_C(1) << (param - params);
    lua_pushstring(r->L, keys[i]);
    lua_rawget(r->L, -2);
    read_value(r, param, inner);
    lua_pop(r->L, 1);
  }
}

/* An element of a list must have all that is required at once. */
static void check_element(Reader *r, const XParam *params, const char *path, uint32_t said)
{
  for (int i = 0; params[i].name != NULL; i++)
    if (params[i].required && (said >> i & 1) == 0)
      XDefinition_Error(r->def, *path != '\0' ? value_place(r, path) : r->call_place, "E-REQUIRED",
                        ":%s needs %s: %s", r->method->name, params[i].name, params[i].doc);
}

/* The number of elements said so far in the list that this method fills. */
static int32_t next_element(const Reader *r)
{
  int32_t next = 0;
  for (int i = 0; i < r->def->setting_count; i++) {
    const XSetting *setting = &r->def->settings[i];
    if (setting->element >= next && setting->method->list == r->method->list)
      next = setting->element + 1;
  }
  return next;
}

static bool begin_element(Reader *r, const char *path)
{
  r->element = next_element(r);
  if (r->element >= r->method->most) {
    XDefinition_Error(r->def, value_place(r, path), "E-RANGE", ":%s takes at most %d",
                      r->method->name, (int)r->method->most);
    return false;
  }
  if (r->method->preset != NULL)
    add_setting(r, r->method->preset, r->call_place)->number = 1;
  return true;
}

/* The arguments from 2 on, by place. */
static void read_positional(Reader *r, uint32_t *said)
{
  const XParam *params = r->method->params;
  int most = param_count(params), top = lua_gettop(r->L);
  for (int i = 0; i + 2 <= top; i++) {
    r->arg = i + 1;
    if (i >= most) {
      XDefinition_Error(r->def, value_place(r, ""), "E-ARGUMENT", ":%s takes at most %d argument%s",
                        r->method->name, most, most == 1 ? "" : "s");
      return;
    }
    if (lua_isnil(r->L, i + 2))
      continue;
    *said |= UINT32_C(1) << i;
    lua_pushvalue(r->L, i + 2);
    read_value(r, &params[i], "");
    lua_pop(r->L, 1);
  }
}

static bool takes_table(XParamType type)
{
  return type == XPARAM_SET || type == XPARAM_STEPS || type == XPARAM_SERIES ||
         type == XPARAM_TABLE;
}

/* By place, or by name when there is one table and the first parameter is none. */
static void read_args(Reader *r, uint32_t *said)
{
  bool named =
      lua_gettop(r->L) == 2 && lua_istable(r->L, 2) && !takes_table(r->method->params[0].type);
  r->arg = 1;
  if (!named) {
    read_positional(r, said);
    return;
  }
  lua_pushvalue(r->L, 2);
  read_fields(r, r->method->params, "", false, said);
  lua_pop(r->L, 1);
}

/* The one table that the other forms take, pushed; false when it is missing. */
static bool push_table(Reader *r)
{
  r->arg = 1;
  if (lua_gettop(r->L) == 2 && lua_istable(r->L, 2)) {
    lua_pushvalue(r->L, 2);
    return true;
  }
  break_method(r);
  if (lua_gettop(r->L) < 2 || !XLoader_IsPoison(r->L, 2))
    XDefinition_Error(r->def, lua_gettop(r->L) > 1 ? value_place(r, "") : r->call_place, "E-TYPE",
                      ":%s takes one table", r->method->name);
  return false;
}

static void read_named(Reader *r, uint32_t *said)
{
  if (!push_table(r))
    return;
  read_fields(r, r->method->params, "", false, said);
  lua_pop(r->L, 1);
}

/* One element, on top of the stack: a table of fields, or the first parameter alone. */
static void read_element(Reader *r, const XParam *params, const char *path)
{
  uint32_t said = 0;
  if (lua_istable(r->L, -1)) {
    read_fields(r, params, path, true, &said);
    check_element(r, params, path, said);
  } else {
    read_value(r, &params[0], path);
    check_element(r, params, path, 1);
  }
}

static void read_list(Reader *r, uint32_t *said)
{
  if (!push_table(r))
    return;
  int count = (int)lua_rawlen(r->L, -1);
  const char *keys[MOST_KEYS] = {NULL};
  if (sorted_keys(r, keys) > 0)
    (void)report_field(r, r->method->params, "", keys[0]);
  else if (count == 0)
    XDefinition_Error(r->def, value_place(r, ""), "E-EMPTY", ":%s must not be empty",
                      r->method->name);
  for (int i = 1; i <= count; i++) {
    char path[PATH_SIZE];
    join_number(path, "", i);
    if (!begin_element(r, path))
      break;
    lua_rawgeti(r->L, -1, i);
    read_element(r, r->method->params, path);
    lua_pop(r->L, 1);
  }
  lua_pop(r->L, 1);
  *said = UINT32_MAX;
}

static void read_append(Reader *r, uint32_t *said)
{
  if (begin_element(r, "")) {
    read_args(r, said);
    check_element(r, r->method->params, "", *said);
  }
  *said = UINT32_MAX;
}

/* The character that an element is found by; params[0] of a keyed method is its glyph. */
static void read_keyed(Reader *r, uint32_t *said)
{
  if (!push_table(r))
    return;
  const char *keys[MOST_KEYS] = {NULL};
  int count = sorted_keys(r, keys);
  for (int i = 0; i < count && begin_element(r, keys[i]); i++) {
    lua_pushstring(r->L, keys[i]);
    XSetting value = {0};
    if (read_glyph(r, &r->method->params[0], keys[i], &value))
      add_setting(r, &r->method->params[0], key_place(r, keys[i]))->number = value.number;
    lua_rawget(r->L, -2);
    read_element(r, r->method->params + 1, keys[i]);
    lua_pop(r->L, 1);
  }
  lua_pop(r->L, 1);
  *said = UINT32_MAX;
}

static void read_dictionary(Reader *r, uint32_t *said)
{
  if (!push_table(r))
    return;
  const char *keys[MOST_KEYS] = {NULL};
  int count = sorted_keys(r, keys);
  for (int i = 0; i < count; i++) {
    int before = r->def->setting_count;
    lua_pushstring(r->L, keys[i]);
    lua_rawget(r->L, -2);
    read_value(r, &r->method->params[0], keys[i]);
    lua_pop(r->L, 1);
    if (r->def->setting_count > before) {
      r->def->settings[before].key = XArena_Intern(arena(r), keys[i]);
      r->def->settings[before].place = key_place(r, keys[i]);
    }
  }
  lua_pop(r->L, 1);
  *said = UINT32_MAX;
}

void XLoader_ReadCall(lua_State *L, XDefinition *def, const XMethod *method, const XScanCall *call,
                      XScanPlace place)
{
  static void (*const forms[])(Reader *, uint32_t *) = {
      [XFORM_ARGS] = read_args,   [XFORM_NAMED] = read_named,
      [XFORM_LIST] = read_list,   [XFORM_APPEND] = read_append,
      [XFORM_KEYED] = read_keyed, [XFORM_DICTIONARY] = read_dictionary,
  };
  Reader reader = {L, def, method, call, place, 1, -1};
  int index = (int)(method - def->builder->methods);
  uint32_t said = 0;
  luaL_checkstack(L, 24, "too deep");
  if (def->said_at[index].line != 0 && method->form != XFORM_APPEND &&
      method->form != XFORM_DICTIONARY)
    XDefinition_Error(def, place, "E-METHOD-TWICE", ":%s was said before, at %d:%d", method->name,
                      def->said_at[index].line, def->said_at[index].column);
  def->said_at[index] = place;
  int before = def->loader->errors->count;
  forms[method->form](&reader, &said);
  def->said[index] |= said;
  if (def->loader->errors->count > before)
    def->broken |= UINT32_C(1) << index;
}
