#!/bin/sh
# The layout is clang-format's; `clang-format -i FILE` makes it so. One line for each file, where
# it first differs.
. "$(dirname "$0")/../tools/rooms.sh"
set -- $(sources '*.[ch]' $ROOMS tests)
[ $# -eq 0 ] || clang-format --dry-run -Werror "$@" 2>&1 | grep -E '(error|warning):' |
  awk -F: '!seen[$1]++ { print $1 ":" $2 ": not in the layout of clang-format" }' | none
