#!/bin/sh
# Rules count in whole numbers: no floating point but in drawing and measuring.
. "$(dirname "$0")/../tools/rooms.sh"
bare $(sources '*.[ch]' $ROOMS tests | grep -v -e '^game/ui/' -e '^tests/bench/') |
  grep -wE 'float|double' | none
