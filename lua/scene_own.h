#ifndef LUA_SCENE_OWN_H
#define LUA_SCENE_OWN_H
/* One scenario while it runs; the table that says it is on top of the Lua stack. */

#include "engine/xstring.h"
#include "game/store.h"
#include "lua/scene.h"

#include <lua.h>

enum { XSCENE_ROWS = 64, XSCENE_WIDTH = 200, XSCENE_LETTERS = 128 };

typedef struct XScene {
  XLoader *loader;
  const char *path, *name;
  XGame *game; /* NULL before the hero is born */
  XSession session;
  XHandle who[XSCENE_LETTERS]; /* by the letter of the map */
  char *map;                   /* owned; rows point into it */
  const char *rows[XSCENE_ROWS];
  int32_t row_count;
  int64_t started; /* when the first line ran */
  XSceneResult *result;
  XText *out;
} XScene;

/* One expectation that does not hold. */
void XScene_Complain(XScene *scene, const char *what, const char *detail);
/* The sentences of the last command, joined by blanks. */
void XScene_AddSaid(const XScene *scene, XText *out);
/* Compares what the table's `expect` says with the game. */
void XScene_Expect(XScene *scene, lua_State *L);
/* A whole number of the table on top; the fallback when it is not said. */
int64_t XScene_Number(lua_State *L, const char *key, int64_t fallback);
/* Raises a Lua error when the table on top has a key that is not in the list, which ends with NULL.
 */
void XScene_CheckKeys(lua_State *L, const char *what, const char *const *known);

#endif
