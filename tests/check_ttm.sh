#!/bin/sh
# Time has one door: only game/turn.c and engine/xscheduler.c write an object's ttm, and
# engine/xforesight.c that of its shadows. Loading writes it through the field table. An address of
# it taken is a write as well.
. "$(dirname "$0")/../tools/rooms.sh"
bare $(sources '*.[ch]' $ROOMS |
  grep -vx -e game/turn.c -e engine/xscheduler.c -e engine/xforesight.c) |
  grep -E -e '(->|\.)ttm *([-+*/%|&^]|<<|>>)?=([^=]|$)' -e '(->|\.)ttm *(\+\+|--)' \
    -e '(\+\+|--)[A-Za-z_][][A-Za-z0-9_.>-]*(->|\.)ttm([^A-Za-z0-9_]|$)' \
    -e '(^|[^&])&[A-Za-z_][][A-Za-z0-9_.>-]*(->|\.)ttm([^A-Za-z0-9_]|$)' | none
