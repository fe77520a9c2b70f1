#!/bin/sh
# The hook table through which low rooms reach the scripts stays small: twelve at most.
. "$(dirname "$0")/../tools/rooms.sh"
[ -f engine/xscript.h ] || exit 0
count=$(bare engine/xscript.h | grep -c '(\*[A-Za-z_0-9]*)(')
[ "$count" -le 12 ] || { echo "engine/xscript.h:1: $count hooks, at most 12"; exit 1; }
echo "note: $count of 12"
