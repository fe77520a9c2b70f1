#ifndef MAGIC_XSTATS_H
#define MAGIC_XSTATS_H
/* The eight stats. Human figures are around 8 to 18. */

#include <stdint.h>

typedef enum XStat {
  XSTAT_ST, /* strength: damage, carrying */
  XSTAT_DX, /* dexterity: to hit, DV */
  XSTAT_TO, /* toughness: hit points, healing */
  XSTAT_LE, /* learning: how fast skills grow */
  XSTAT_WI, /* willpower: shortens harmful modifiers */
  XSTAT_MA, /* mana: power points */
  XSTAT_PE, /* perception: radius of sight */
  XSTAT_CH, /* charisma: how peaceful folk take trespass */
  XSTAT_COUNT
} XStat;

/* "St", "Dx", ...: for content, columns and the status line. */
extern const char *const XStat_Names[XSTAT_COUNT];

#endif
