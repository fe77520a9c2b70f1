#!/bin/sh
# No mutable data outlives a call: everything hangs off the game.
. "$(dirname "$0")/../tools/rooms.sh"
bare $(sources '*.[ch]' $ROOMS tests) | awk -f "$here/globals.awk" | none
