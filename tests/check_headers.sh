#!/bin/sh
# Every header compiles alone, and twice.
. "$(dirname "$0")/../tools/rooms.sh"
export CC="${CC:-cc}" CPPFLAGS="${CPPFLAGS:--I. -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE}"
export WARN="${WARN:--std=c17 -Wall -Wextra -Wpedantic -Werror}"
sources '*.h' $ROOMS tests | xargs -P "${JOBS:-2}" -I '{}' sh -c '
  printf "#include \"%s\"\n#include \"%s\"\ntypedef int a_unit_is_not_empty;\n" "$1" "$1" |
    $CC $CPPFLAGS $WARN -fsyntax-only -x c - 2>&1 | sed "s|^|$1:1: |"' sh '{}' | none
