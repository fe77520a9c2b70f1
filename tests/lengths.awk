# Functions over 60 lines, counted between their braces, headers over 150, files over 900. A longer
# function stands under a comment of one line, "long: " and the reason. With -v summary=1 prints
# instead one line: how many functions there are, how many pass 40, the longest.
function blame(line, text) { if (!summary) print FILENAME ":" line ": " text }
FNR == 1 { inside = start = 0; excused = -1; name = "" }
FNR == 901 { blame(FNR, "the file is longer than 900 lines") }
FNR == 151 && FILENAME ~ /\.h$/ { blame(FNR, "the header is longer than 150 lines") }
/^\{/ { inside = FNR; next }
/^\}/ && inside {
  length_ = FNR - inside - 1
  functions++
  if (length_ > 40) over++
  if (length_ > longest) longest = length_
  if (length_ > 60 && excused + 1 != start) blame(inside, name " has " length_ " lines")
  inside = start = 0
  next
}
inside { next }
/\/\* long: .+\*\// { excused = FNR; start = 0; next }
/^[ \t]*$/ || /\*\/$/ || /^[#}]/ { start = 0; next }
!start {
  start = FNR
  name = $0
  sub(/\(.*/, "", name)
  sub(/.*[ *]/, "", name)
}
END {
  if (summary) print functions + 0 " functions, " over + 0 " over 40 lines, the longest " longest + 0
}
