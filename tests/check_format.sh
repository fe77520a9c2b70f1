#!/bin/sh
# The layout is clang-format's.
. "$(dirname "$0")/../tools/rooms.sh"
set -- $(sources '*.[ch]' $ROOMS tests)
[ $# -eq 0 ] || clang-format --dry-run -Werror "$@" 2>&1 | grep -E '(error|warning):' | none
