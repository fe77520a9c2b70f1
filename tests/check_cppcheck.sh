#!/bin/sh
# cppcheck, remembering what it has read.
. "$(dirname "$0")/../tools/rooms.sh"
memory=${BUILD:-build}/cppcheck
mkdir -p "$memory"
set -- $(sources '*.c' $ROOMS)
[ $# -eq 0 ] || cppcheck --quiet --enable=warning,performance,portability --inline-suppr \
  --error-exitcode=1 -j2 --std=c11 --library=posix -I. -D_XOPEN_SOURCE=700 --cppcheck-build-dir="$memory" \
  --suppress=missingIncludeSystem --suppress=unmatchedSuppression \
  --suppress=readdirCalled --suppress=getpwuidCalled \
  --template='{file}:{line}: {id}: {message}' "$@" 2>&1
