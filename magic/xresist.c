/* What resistances leave. */
#include "magic/xresist.h"

const char *const XResist_Ids[XRESIST_COUNT] = {"none",   "fire", "cold",
                                                "poison", "acid", "lightning"};

int64_t XResist_Left(int64_t amount, int32_t percent)
{
  if (percent > XRESIST_MOST)
    percent = XRESIST_MOST;
  if (percent < -XRESIST_MOST)
    percent = -XRESIST_MOST;
  return amount * (100 - percent) / 100;
}
