#!/bin/sh
# What is not finished does not enter.
. "$(dirname "$0")/../tools/rooms.sh"
set -- $(sources '*.[ch]' $ROOMS tests) $(sources '*.lua' world tests) $(sources '*.sh' tests) \
  $(sources '*' tools)
[ $# -eq 0 ] || grep -nwE 'T[O]DO|F[I]XME|X[X]X|H[A]CK' /dev/null "$@" | none
