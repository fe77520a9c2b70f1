#ifndef LUA_LHOOKS_H
#define LUA_LHOOKS_H
/* The script side of a game: fills the hooks of engine/xscript.h with calls into the loader's Lua
   state. A callback that fails is named in the log and stopped for good at its third failure. */

typedef struct XGame XGame;
typedef struct XHooks XHooks;
typedef struct XLoader XLoader;

#define XHOOKS_STRIKES 3

/* Connects a game with the content it was made from; both must outlive the hooks. Owned by the
   caller: XHooks_Free. One game at a time for each loader. */
XHooks *XHooks_New(XLoader *loader, XGame *game);
/* Disconnects. NULL is allowed. */
void XHooks_Free(XHooks *hooks);

#endif
