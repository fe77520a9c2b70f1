/*
 * Content arena: storage for kinds and their texts, which live until the whole arena goes. Nothing
 * in it is freed singly. Also interns texts, so that equal ids are equal pointers.
 */
#ifndef ENGINE_XARENA_H
#define ENGINE_XARENA_H

#include <stddef.h>

typedef struct XArena XArena;

/* Returns an empty arena, owned by the caller: XArena_Free. */
XArena *XArena_New(void);

/* Frees the arena and all that was taken from it. NULL is allowed. */
void XArena_Free(XArena *arena);

/* Returns n zeroed bytes aligned to 16, never NULL. Owned by the arena. */
void *XArena_Alloc(XArena *arena, size_t n);

/* Returns a copy of the text. Owned by the arena. */
const char *XArena_Text(XArena *arena, const char *text);

/* Returns the arena's one copy of the text: the same pointer for every equal text. */
const char *XArena_Intern(XArena *arena, const char *text);

#endif
