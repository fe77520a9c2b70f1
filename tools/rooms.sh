# For the checks, which source this: where code lives. They run in the root of what they check.
ROOMS="engine magic item creature game lua saves"
here=$(dirname "$0")

# sources PATTERN DIRECTORY...: files of that name, sorted; directories that are not there are none.
sources() {
  pattern=$1
  shift
  for directory in "$@"; do
    [ ! -d "$directory" ] || find "$directory" -type f -name "$pattern"
  done | sort
}

# findings AWK-PROGRAM-FILE FILE...: the program's lines about these files; fails when there are any.
findings() {
  program=$1
  shift
  [ $# -gt 0 ] || return 0
  found=$(awk -f "$program" "$@") || return 1
  [ -n "$found" ] || return 0
  echo "$found"
  return 1
}

# bare FILE...: `file:line:text` without comments and without the insides of strings.
bare() {
  [ $# -eq 0 ] || awk -f "$here/strip.awk" "$@"
}

# none: what a grep before it found, if anything, is a failure.
none() {
  found=$(cat)
  [ -n "$found" ] || return 0
  echo "$found"
  return 1
}
