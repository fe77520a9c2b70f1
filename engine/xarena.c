/*
 * Content arena: chunks that only grow; a large request gets a chunk of its own. Interned texts are
 * found by a hash table that lives beside the chunks.
 */
#include "engine/xarena.h"

#include "engine/xalloc.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#define uthash_malloc(size) XAlloc(size)
#include <uthash.h>

enum { CHUNK_SIZE = 65536, ALIGNMENT = 16 };

typedef struct Chunk {
  struct Chunk *next;
  size_t used, size;
  alignas(ALIGNMENT) unsigned char bytes[];
} Chunk;

typedef struct Interned {
  const char *text;
  UT_hash_handle hh;
} Interned;

struct XArena {
  Chunk *chunks; /* the first is the one being filled */
  Interned *interned;
};

XArena *XArena_New(void)
{
  return XAlloc(sizeof(XArena));
}

void XArena_Free(XArena *arena)
{
  if (arena == NULL) {
    return;
  }
  HASH_CLEAR(hh, arena->interned); /* the entries themselves lie in the chunks */
  for (Chunk *chunk = arena->chunks; chunk != NULL;) {
    Chunk *next = chunk->next;
    free(chunk);
    chunk = next;
  }
  free(arena);
}

static Chunk *new_chunk(size_t size)
{
  Chunk *chunk = XAlloc(sizeof(Chunk) + size);
  chunk->size = size;
  return chunk;
}

/* A chunk with room for n bytes. One made for a large request goes second, so that the room left in
 * the first is not lost. */
static Chunk *chunk_for(XArena *arena, size_t n)
{
  Chunk *first = arena->chunks;
  if (first != NULL && first->size - first->used >= n) {
    return first;
  }
  Chunk *chunk = new_chunk(n > CHUNK_SIZE ? n : CHUNK_SIZE);
  if (first != NULL && n > CHUNK_SIZE) {
    chunk->next = first->next;
    first->next = chunk;
  } else {
    chunk->next = first;
    arena->chunks = chunk;
  }
  return chunk;
}

void *XArena_Alloc(XArena *arena, size_t n)
{
  size_t rounded = n > 0 ? (n + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT : ALIGNMENT;
  Chunk *chunk = chunk_for(arena, rounded);
  void *bytes = chunk->bytes + chunk->used;
  chunk->used += rounded;
  return bytes;
}

const char *XArena_Text(XArena *arena, const char *text)
{
  size_t n = strlen(text) + 1;
  return memcpy(XArena_Alloc(arena, n), text, n);
}

const char *XArena_Intern(XArena *arena, const char *text)
{
  Interned *entry = NULL;
  HASH_FIND_STR(arena->interned, text, entry);
  if (entry == NULL) {
    entry = XArena_Alloc(arena, sizeof *entry);
    entry->text = XArena_Text(arena, text);
    HASH_ADD_KEYPTR(hh, arena->interned, entry->text, strlen(entry->text), entry);
  }
  return entry->text;
}
