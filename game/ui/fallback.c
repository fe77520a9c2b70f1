/*
 * The ASCII of the signs the game draws with.
 */
#include "game/ui/fallback.h"

#include <stddef.h>

static const struct {
  uint32_t from, to;
  char ascii;
} signs[] = {
    {0x00A0, 0x00A0, ' '},                         /* no-break space */
    {0x00AB, 0x00AB, '"'},                         /* guillemets */
    {0x00BB, 0x00BB, '"'},  {0x00B7, 0x00B7, '.'}, /* middle dot */
    {0x00D7, 0x00D7, 'x'},                         /* times */
    {0x2010, 0x2015, '-'},                         /* hyphens and dashes */
    {0x2018, 0x201B, '\''},                        /* quotes */
    {0x201C, 0x201F, '"'},  {0x2020, 0x2021, '+'}, /* daggers */
    {0x2022, 0x2027, '.'},                         /* bullets, ellipsis */
    {0x2190, 0x2190, '<'},                         /* arrows */
    {0x2191, 0x2191, '^'},  {0x2192, 0x2192, '>'}, {0x2193, 0x2193, 'v'},  {0x2194, 0x2195, '+'},
    {0x2196, 0x2196, '\\'}, {0x2197, 0x2197, '/'}, {0x2198, 0x2198, '\\'}, {0x2199, 0x2199, '/'},
    {0x2212, 0x2212, '-'},                                                /* minus */
    {0x2219, 0x2219, '.'},  {0x2248, 0x2248, '~'},                        /* almost equal: water */
    {0x2261, 0x2261, '='},  {0x22C5, 0x22C5, '.'}, {0x2500, 0x2501, '-'}, /* frames */
    {0x2502, 0x2503, '|'},  {0x2504, 0x2505, '-'}, {0x2506, 0x2507, '|'},  {0x2508, 0x2509, '-'},
    {0x250A, 0x250B, '|'},  {0x250C, 0x254B, '+'}, {0x254C, 0x254D, '-'},  {0x254E, 0x254F, '|'},
    {0x2550, 0x2550, '='},  {0x2551, 0x2551, '|'}, {0x2552, 0x2570, '+'},  {0x2571, 0x2571, '/'},
    {0x2572, 0x2572, '\\'}, {0x2573, 0x2573, 'x'}, {0x2580, 0x2593, '#'}, /* blocks and shades */
    {0x25A0, 0x25AB, '#'},  {0x25B2, 0x25B3, '^'}, {0x25B6, 0x25B8, '>'},  {0x25BA, 0x25BA, '>'},
    {0x25BC, 0x25BD, 'v'},  {0x25C0, 0x25C4, '<'}, {0x25C6, 0x25CA, '*'},  {0x25CB, 0x25CF, 'o'},
    {0x2605, 0x2606, '*'},  {0x2713, 0x2714, '+'},
};

uint32_t XFallback_Of(XFallback fallback, uint32_t cp)
{
  if (cp < 0x7F || fallback == XFALLBACK_NONE)
    return cp;
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (cp >= signs[i].from && cp <= signs[i].to)
      return (unsigned char)signs[i].ascii;
  return fallback == XFALLBACK_ASCII ? '?' : cp;
}
