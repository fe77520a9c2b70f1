/* Names of the stats. */
#include "magic/xstats.h"

const char *const XStat_Names[XSTAT_COUNT] = {"St", "Dx", "To", "Le", "Wi", "Ma", "Pe", "Ch"};
