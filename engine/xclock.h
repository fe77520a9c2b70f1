#ifndef ENGINE_XCLOCK_H
#define ENGINE_XCLOCK_H
/* XTime: the calendar. 17 seconds of game time pass with each slice of the scheduler; the origin is
   243-4-0 00:00:00; 28-day months, 13 months, 7-day weeks. */

#include <stdint.h>

#define XTIME_SECONDS_PER_SLICE 17
#define XTIME_SECONDS_PER_DAY   86400
#define XTIME_DAYS_PER_MONTH    28
#define XTIME_MONTHS_PER_YEAR   13
#define XTIME_DAYS_PER_WEEK     7

/* Counters as people read them: month 0-12, day 0-27 of the month, weekday 0-6. */
typedef struct XDate {
  int64_t year;
  int32_t month, day, weekday, hour, minute, second;
} XDate;

/* The date at `seconds` (0 or more) since the origin. */
XDate XTime_Date(int64_t seconds);
/* Seconds since the origin of a date's counters; a second of 60 counts as such. Inverse of Date. */
int64_t XTime_Seconds(const XDate *date);

#endif
