#!/bin/sh
# Each promise of the clock, T1-T64, has a test that there is, or names the mechanism it waits for; at
# most 12 wait.
cd "$(dirname "$0")/.." || exit 1
awk -F '\t' '
  NR == 1 { next }
  $1 in seen { printf "tests/promises.tsv:%d: %s twice\n", NR, $1; bad = 1 }
  { seen[$1] = 1 }
  $2 == "waits" {
    if ($3 == "") { printf "tests/promises.tsv:%d: %s waits for nothing\n", NR, $1; bad = 1 }
    waiting++
    next
  }
  {
    found = 0
    while ((getline line < $2) > 0)
      if (line ~ ("(static void|TEST|[(])[ (]*" $3 "[(), ]") || index(line, "void " $3 "("))
        found = 1
    close($2)
    if (!found) { printf "tests/promises.tsv:%d: there is no %s in %s\n", NR, $3, $2; bad = 1 }
  }
  END {
    for (i = 1; i <= 64; i++)
      if (!(("T" i) in seen)) { printf "tests/promises.tsv:1: T%d has neither test nor mechanism\n", i; bad = 1 }
    if (waiting > 12) { printf "tests/promises.tsv:1: %d wait\n", waiting; bad = 1 }
    printf "note: %d promises, %d waiting\n", NR - 1, waiting
    exit bad
  }' tests/promises.tsv
