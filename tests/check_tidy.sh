#!/bin/sh
# clang-tidy, with the checks of .clang-tidy. A file is read again only when it or a header changed.
# `clang-tidy FILE -- -I.` tells the whole story of one finding.
. "$(dirname "$0")/../tools/rooms.sh"
export CPPFLAGS="${CPPFLAGS:--I. -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE}"
export STAMPS="${BUILD:-build}/tidy"
mkdir -p "$STAMPS"
headers=$({ cat .clang-tidy $(sources '*.h' $ROOMS); echo "$CPPFLAGS"; } | cksum | tr -d ' ')
export headers
sources '*.c' $ROOMS | xargs -P "${JOBS:-2}" -I '{}' sh -c '
  stamp=$STAMPS/$(echo "$1" | tr / _)
  state="$headers $(cksum <"$1")"
  [ "$(cat "$stamp" 2>/dev/null)" != "$state" ] || exit 0
  if found=$(clang-tidy --quiet "$1" -- -std=c17 $CPPFLAGS 2>/dev/null) && [ -z "$found" ]; then
    echo "$state" >"$stamp"
  else
    echo "$found" | grep -E "(error|warning): " | sed "s|^$PWD/||" || echo "$1:1: clang-tidy failed"
  fi' sh '{}' | none
