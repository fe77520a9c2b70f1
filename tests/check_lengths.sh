#!/bin/sh
# Functions, headers and files that can be read in one go.
. "$(dirname "$0")/../tools/rooms.sh"
set -- $(sources '*.[ch]' $ROOMS tests)
findings "$here/lengths.awk" "$@" || exit 1
[ $# -eq 0 ] || echo "note: $(awk -v summary=1 -f "$here/lengths.awk" "$@")"
