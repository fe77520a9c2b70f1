#!/bin/sh
# luacheck over the content and the scenarios, with the names of .luacheckrc.
. "$(dirname "$0")/../tools/rooms.sh"
set -- $(sources '*.lua' world tests)
[ $# -eq 0 ] || luacheck --quiet --no-color --codes "$@" | grep -E '^ +[^ ]+:[0-9]' | sed 's/^ *//' | none
