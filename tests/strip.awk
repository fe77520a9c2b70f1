# Prints every line of C as `file:line:text` without comments and without what strings hold, so
# that a word in a sentence is not taken for code.
FNR == 1 { comment = 0 }
{
  line = $0
  out = ""
  while (line != "") {
    if (comment) {
      end = index(line, "*/")
      if (!end) break
      line = substr(line, end + 2)
      comment = 0
      continue
    }
    if (!match(line, /\/\*|\/\/|"|'/)) {
      out = out line
      break
    }
    token = substr(line, RSTART, RLENGTH)
    out = out substr(line, 1, RSTART - 1)
    line = substr(line, RSTART + RLENGTH)
    if (token == "//") break
    if (token == "/*") {
      out = out " "
      comment = 1
    } else {
      out = out token token
      while (line != "") {
        first = substr(line, 1, 1)
        line = substr(line, first == "\\" ? 3 : 2)
        if (first == token) break
      }
    }
  }
  sub(/[ \t]+$/, "", out)
  print FILENAME ":" FNR ":" out
}
