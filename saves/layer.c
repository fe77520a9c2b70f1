/* Packed layers, little-endian: u32 CRC of the rest, u32 cells, u16 ids, each id with its NUL, then
   the cells as zlib-compressed u16: place in the palette + 1, or the value itself in a layer of
   numbers. */
#include "saves/layer.h"

#include "engine/xalloc.h"
#include "engine/xmap.h"
#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { HEAD_BYTES = 10, MAX_CELLS = XMAP_MAX_SIDE * XMAP_MAX_SIDE };

static void add_number(XText *out, uint32_t value, int bytes)
{
  for (int i = 0; i < bytes; i++)
    XText_AddChar(out, (char)(value >> (8 * i) & 0xFF));
}

static uint32_t number_at(const unsigned char *at, int bytes)
{
  uint32_t value = 0;
  for (int i = 0; i < bytes; i++)
    value |= (uint32_t)at[i] << (8 * i);
  return value;
}

static uint32_t checksum(const void *bytes, size_t size)
{
  return (uint32_t)crc32(0, bytes, (uInt)size);
}

/* Writes the palette in order of first use; places[v] becomes the place + 1 of value v. */
static uint32_t add_palette(const XContent *content, const XField *field, const XLayer *layer,
                            uint16_t *places, XText *out)
{
  uint32_t used = 0;
  for (int32_t i = 0; i < layer->count; i++) {
    const uint16_t value = layer->cells[i];
    if (value == 0 || places[value] != 0)
      continue;
    places[value] = (uint16_t)++used;
    const char *id = XContent_At(content, field->kind, value - 1)->id;
    XText_AddBytes(out, id, strlen(id) + 1);
  }
  return used;
}

static void add_cells(const XLayer *layer, const uint16_t *places, XText *out)
{
  const size_t raw_size = sizeof(uint16_t) * (size_t)layer->count;
  unsigned char *raw = XAlloc(raw_size);
  for (int32_t i = 0; i < layer->count; i++) {
    const uint16_t value = layer->cells[i];
    const uint16_t stored = places == NULL ? value : places[value];
    raw[2 * i] = (unsigned char)(stored & 0xFF);
    raw[2 * i + 1] = (unsigned char)(stored >> 8);
  }
  uLongf size = compressBound((uLong)raw_size);
  unsigned char *packed = XAlloc(size);
  compress2(packed, &size, raw, (uLong)raw_size, 1); /* cannot fail: there is room for the bound */
  XText_AddBytes(out, (const char *)packed, size);
  free(packed);
  free(raw);
}

void XLayer_Pack(const XContent *content, const XField *field, const XLayer *layer, XText *out)
{
  XText palette, body;
  XText_Init(&palette);
  XText_Init(&body);
  uint16_t *places = NULL;
  uint32_t used = 0;
  if (field->kind != XKIND_NONE) {
    places = XAlloc(sizeof *places * (UINT16_MAX + 1));
    used = add_palette(content, field, layer, places, &palette);
  }
  add_number(&body, (uint32_t)layer->count, 4);
  add_number(&body, used, 2);
  XText_AddBytes(&body, palette.data, palette.length);
  add_cells(layer, places, &body);
  add_number(out, checksum(body.data, body.length), 4);
  XText_AddBytes(out, body.data, body.length);
  free(places);
  XText_Clear(&palette);
  XText_Clear(&body);
}

/* Reads the palette at *at into values (content index + 1); moves *at past it. */
static bool read_palette(const XContent *content, const XField *field, const unsigned char **at,
                         const unsigned char *end, uint16_t *values, uint32_t used, XText *why)
{
  for (uint32_t i = 1; i <= used; i++) {
    const unsigned char *nul = memchr(*at, '\0', (size_t)(end - *at));
    if (nul == NULL) {
      XText_Add(why, "a broken palette");
      return false;
    }
    const XKind *kind = XContent_FindSaved(content, field->kind, (const char *)*at);
    if (kind == NULL) {
      XText_AddFormat(why, "unknown %s '%s'", XKindType_Name(field->kind), (const char *)*at);
      return false;
    }
    values[i] = (uint16_t)(kind->index + 1);
    *at = nul + 1;
  }
  return true;
}

/* `values` maps stored cells to ours, NULL for a layer of numbers. */
static bool read_cells(const unsigned char *at, size_t size, const uint16_t *values, uint32_t used,
                       XLayer *layer)
{
  const uLong raw_size = sizeof(uint16_t) * (uLong)layer->count;
  uLongf got = raw_size;
  unsigned char *raw = XAlloc(raw_size);
  bool good = uncompress(raw, &got, at, (uLong)size) == Z_OK && got == raw_size;
  for (int32_t i = 0; good && i < layer->count; i++) {
    const uint32_t stored = number_at(raw + 2 * i, 2);
    if (values == NULL)
      layer->cells[i] = (uint16_t)stored;
    else if (stored <= used)
      layer->cells[i] = values[stored];
    else
      good = false;
  }
  free(raw);
  return good;
}

bool XLayer_Unpack(const XContent *content, const XField *field, const void *bytes, size_t size,
                   XLayer *layer, XText *why)
{
  const unsigned char *at = bytes;
  const unsigned char *end = at + size;
  if (size < HEAD_BYTES || checksum(at + 4, size - 4) != number_at(at, 4)) {
    XText_Add(why, "a damaged map layer");
    return false;
  }
  const uint32_t count = number_at(at + 4, 4), used = number_at(at + 8, 2);
  const bool kinds = field->kind != XKIND_NONE;
  at += HEAD_BYTES;
  if (count < 1 || count > MAX_CELLS || (!kinds && used != 0)) {
    XText_Add(why, "a map layer of impossible size");
    return false;
  }
  uint16_t *values = kinds ? XAlloc(sizeof *values * (used + 1)) : NULL;
  bool good = !kinds || read_palette(content, field, &at, end, values, used, why);
  if (good) {
    XLayer_Init(layer, (int32_t)count);
    good = read_cells(at, (size_t)(end - at), values, used, layer);
    if (!good)
      XText_Add(why, "a map layer that does not unpack");
  }
  free(values);
  return good;
}
