#!/bin/sh
# No mutable data outlives a call: everything hangs off the game. Measuring programs may keep theirs:
# what they measure must not be where the stack happens to be.
. "$(dirname "$0")/../tools/rooms.sh"
bare $(sources '*.[ch]' $ROOMS tests | grep -v '^tests/bench/') | awk -f "$here/globals.awk" | none
