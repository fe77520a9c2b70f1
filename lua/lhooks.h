#ifndef LUA_LHOOKS_H
#define LUA_LHOOKS_H
/* The live side of content: callbacks run from the world's hooks, and what they can reach of a
 * game. */

typedef struct XGame XGame;
typedef struct XLoader XLoader;
typedef struct XLuaHooks XLuaHooks;

/* Joins a game and the content's Lua state: fills in the world's XScript, lends math.random the
   content stream, and gives callbacks their handles and functions. One game at a time for a loader.
   Owned by the caller; free it before the game and the loader. */
XLuaHooks *XLuaHooks_New(XLoader *loader, XGame *game);
/* Takes the hooks off again. NULL is allowed. */
void XLuaHooks_Free(XLuaHooks *hooks);

#endif
