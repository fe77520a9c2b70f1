/* Calendar arithmetic on seconds since the origin. */
#include "engine/xclock.h"

#include <assert.h>

enum { ORIGIN_YEAR = 243, ORIGIN_MONTH = 4 };

XDate XTime_Date(int64_t seconds)
{
  assert(seconds >= 0);
  const int64_t days = seconds / XTIME_SECONDS_PER_DAY;
  const int64_t months = days / XTIME_DAYS_PER_MONTH + ORIGIN_MONTH;
  return (XDate){
      .year = ORIGIN_YEAR + months / XTIME_MONTHS_PER_YEAR,
      .month = (int32_t)(months % XTIME_MONTHS_PER_YEAR),
      .day = (int32_t)(days % XTIME_DAYS_PER_MONTH),
      .weekday = (int32_t)(days % XTIME_DAYS_PER_WEEK),
      .hour = (int32_t)(seconds / 3600 % 24),
      .minute = (int32_t)(seconds / 60 % 60),
      .second = (int32_t)(seconds % 60),
  };
}

int64_t XTime_Seconds(const XDate *date)
{
  const int64_t months =
      (date->year - ORIGIN_YEAR) * XTIME_MONTHS_PER_YEAR + date->month - ORIGIN_MONTH;
  const int64_t days = months * XTIME_DAYS_PER_MONTH + date->day;
  return ((days * 24 + date->hour) * 60 + date->minute) * 60 + date->second;
}
