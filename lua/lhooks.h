#ifndef LUA_LHOOKS_H
#define LUA_LHOOKS_H
/* The live side of content: callbacks run from the world's hooks, and what they can reach of a
 * game. */

typedef struct XLoader XLoader;
typedef struct XLuaHooks XLuaHooks;

/* Gives the content's Lua state its live handles and functions, and sets the content's scripts:
   every game made of it is attached by itself. Owned by the loader. */
XLuaHooks *XLuaHooks_New(XLoader *loader);
/* NULL is allowed. No game is attached any more. */
void XLuaHooks_Free(XLuaHooks *hooks);

#endif
