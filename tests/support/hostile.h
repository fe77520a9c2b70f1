#ifndef TESTS_SUPPORT_HOSTILE_H
#define TESTS_SUPPORT_HOSTILE_H
/* Character files as somebody who means harm, or a dying disk, would leave them; to the same file a
   number does the same harm on every machine. */

#include <stdint.h>

/* Turns the sound character at `path` into the hostile file of this number. Kinds take turns: bytes
   (flipped, zeroed, cut, pages swapped, grown), schema (triggers, views, columns, tables that lie),
   and values (extreme, of another type, dangling, doubled, cyclic), these with the seal mended, so
   that what reads them has to judge them itself. What it did goes to `what`. */
void Hostile_Make(const char *path, uint64_t number, char *what, int size);

#endif
