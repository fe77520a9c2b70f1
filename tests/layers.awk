# One direction of includes: a file includes its own folder or one of a lower rank, and the
# libraries for screen, scripts and saves are each let into one room only. Prints what breaks that.
function room(path) {
  if (path ~ /^game\/ui\//) return "game/ui"
  if (path ~ /^game\/cli\// || path == "game/main.c") return "game/cli"
  return path ~ /\// ? substr(path, 1, index(path, "/") - 1) : ""
}
function blame(text) { print FILENAME ":" FNR ": " text }
BEGIN {
  rank["engine"] = 1
  rank["magic"] = 2
  rank["item"] = 3
  rank["creature"] = 4
  rank["game"] = 5
  rank["game/ui"] = rank["lua"] = rank["saves"] = 6
  rank["game/cli"] = 7 # and game/main.c, which is at home there
}
FNR == 1 {
  own = room(FILENAME)
  if (!(own in rank)) blame("this folder has no rank")
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
  split($0, part, "\"")
  other = room(part[2])
  if (!(other in rank)) blame("\"" part[2] "\" is not written from the root")
  else if (other != own && rank[other] >= rank[own]) blame(own " may not include " other)
}
/^[ \t]*#[ \t]*include[ \t]*</ {
  split($0, part, /[<>]/)
  name = part[2]
  sub(/.*\//, "", name)
  if (name ~ /^(n?curses|term|panel)\.h$/ && FILENAME != "game/ui/term_curses.c")
    blame("<" part[2] "> belongs to game/ui/term_curses.c alone")
  if (name ~ /^(lua|lauxlib|lualib)\.h$/ && own != "lua") blame("<" part[2] "> belongs to lua/ alone")
  if (name ~ /^sqlite3(ext)?\.h$/ && own != "saves") blame("<" part[2] "> belongs to saves/ alone")
}
