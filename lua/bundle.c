/* The files of a world and its mods as one text, to be kept with what was played under them, and
   read again from it: for each file the id of its mod, its path, each with a NUL, its length in
   eight bytes, the least first, and its bytes. */
#include "lua/bundle.h"

#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/ldef.h"

#include <string.h>

enum { LENGTH_BYTES = 8 };

void XLoader_AddText(const XLoader *loader, XText *out)
{
  for (int i = 0; i < loader->source_count; i++) {
    const XSource *source = loader->sources[i];
    const char *mod = loader->mods[source->mod].id;
    XText_AddBytes(out, mod, strlen(mod) + 1);
    XText_AddBytes(out, source->path, strlen(source->path) + 1);
    for (int byte = 0; byte < LENGTH_BYTES; byte++)
      XText_AddChar(out, (char)((uint64_t)source->length >> (8 * byte) & 0xFF));
    XText_AddBytes(out, source->text, source->length);
  }
}

/* Takes a text that ends with a NUL; NULL when none does. */
static const char *take_text(XBundle *at)
{
  const char *text = at->bytes, *end = memchr(text, '\0', at->length);
  if (at->length == 0 || end == NULL)
    return NULL;
  at->length -= (size_t)(end - text) + 1;
  at->bytes = end + 1;
  return text;
}

bool XBundle_Next(XBundle *at, XBundleFile *file)
{
  file->mod = take_text(at);
  file->path = file->mod == NULL ? NULL : take_text(at);
  if (file->path == NULL || at->length < LENGTH_BYTES)
    return false;
  uint64_t length = 0;
  for (int byte = 0; byte < LENGTH_BYTES; byte++)
    length |= (uint64_t)(unsigned char)at->bytes[byte] << (8 * byte);
  at->bytes += LENGTH_BYTES;
  at->length -= LENGTH_BYTES;
  if (length > at->length)
    return false;
  file->text = at->bytes;
  file->length = (size_t)length;
  at->bytes += length;
  at->length -= (size_t)length;
  return true;
}

bool XBundle_Find(XBundle bundle, const char *mod, const char *path, XBundleFile *file)
{
  while (XBundle_Next(&bundle, file))
    if (strcmp(file->mod, mod) == 0 && strcmp(file->path, path) == 0)
      return true;
  return false;
}
