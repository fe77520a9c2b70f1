#!/bin/sh
# Includes go one way, and ncurses, Lua and SQLite stay in their rooms.
. "$(dirname "$0")/../tools/rooms.sh"
findings "$here/layers.awk" $(sources '*.[ch]' $ROOMS)
