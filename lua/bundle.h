#ifndef LUA_BUNDLE_H
#define LUA_BUNDLE_H
/* Content kept as one text. What is read here may come from anywhere: every length is checked. */

#include <stdbool.h>
#include <stddef.h>

typedef struct XLoader XLoader;
typedef struct XText XText;

/* What is left of a bundle to read; the caller's bytes. */
typedef struct XBundle {
  const char *bytes;
  size_t length;
} XBundle;

/* A file of it; the texts are the bundle's. */
typedef struct XBundleFile {
  const char *mod, *path, *text;
  size_t length;
} XBundleFile;

/* Appends every file that was read, in order. */
void XLoader_AddText(const XLoader *loader, XText *out);
/* Takes the next file; false at the end, or where the bytes are no bundle. */
bool XBundle_Next(XBundle *at, XBundleFile *file);
/* A file of a mod; false when there is none. */
bool XBundle_Find(XBundle bundle, const char *mod, const char *path, XBundleFile *file);

#endif
