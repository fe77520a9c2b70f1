#ifndef SAVES_LAYER_H
#define SAVES_LAYER_H
/* Layers of maps as packed, checksummed bytes: a palette of ids, and the cells by their place in
 * it. */

#include "engine/xclass.h"

/* Appends the packed layer to `out` (bytes with NULs: use its length). */
void XLayer_Pack(const XContent *content, const XField *field, const XLayer *layer, XText *out);
/* Fills an empty layer from packed bytes; nothing in them is trusted. False with a reason. */
bool XLayer_Unpack(const XContent *content, const XField *field, const void *bytes, size_t size,
                   XLayer *layer, XText *why);

#endif
