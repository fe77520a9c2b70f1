#!/bin/sh
# The checks checked: each must pass a good example and fail a small bad one.
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
cp "$here/../.clang-format" "$here/../.clang-tidy" "$here/../.luacheckrc" .
export BUILD="$work/build"

# expect pass|fail CHECK FILE <its content: the verdict on a tree of this one file.
expect() {
  mkdir -p "$(dirname "$3")"
  cat >"$3"
  found=$("$here/check_$2.sh" 2>&1) && verdict=pass || verdict=fail
  if [ "$verdict" != "$1" ]; then
    echo "check_$2.sh:1: should $1 on $3: $(head -n 3 "$3" | tr '\n' ' ') $found" >>wrong
  fi
  rm "$3"
  echo >>examples
}

lines() {
  awk -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) print text }'
}

pass() { expect pass "$@"; }
fail() { expect fail "$@"; }

echo '#include "engine/xmap.h"' | pass layers magic/xstats.c
echo '#include "magic/xstats.h"' | pass layers magic/xstats.c
echo '#include "game/ui/term.h"' | pass layers game/main.c
echo '#include "saves/xsave.h"' | pass layers game/cli/cli_show.c
echo '#include "magic/xstats.h"' | fail layers engine/xmap.c
echo '#include "game/ui/term.h"' | fail layers game/xgame.c
echo '#include "game/cli/cli.h"' | fail layers game/ui/screen.c
echo '#include "lua/xlua.h"' | fail layers saves/xsave.c
echo '#include "xmap.h"' | fail layers engine/xmap.c
echo '#include "tests/support/pty.h"' | fail layers engine/xmap.c
for header in ncurses.h curses.h ncursesw/ncurses.h; do
  echo "#include <$header>" | pass layers game/ui/term_curses.c
  echo "#include <$header>" | fail layers game/ui/screen.c
done
for header in lua.h lauxlib.h lualib.h; do
  echo "#include <$header>" | pass layers lua/xlua.c
  echo "#include <$header>" | fail layers game/xgame.c
done
echo '#include <sqlite3.h>' | pass layers saves/xsave.c
echo '#include <sqlite3.h>' | fail layers game/main.c

echo 'if (o->ttm == 0 && p->ttm >= 5 && o->ttm != 1) o->ttmb = o->ttm;' | pass ttm creature/spawn.c
echo '  o->ttm += ticks;' | pass ttm game/turn.c
echo '  o->ttm -= 100;' | pass ttm engine/xscheduler.c
echo '/* o->ttm = 5 */ puts("o->ttm = 5"); // o->ttm = 5' | pass ttm game/act.c
for write in 'o->ttm = 5;' 'o->ttm += 5;' 'c->base.base.ttm -= 5;' 'o->ttm++;' '--o->ttm;' '++a[2].ttm;' \
  'o = (XObject){.ttm = 5};' 'pay(&o->ttm);' 'o->ttm =' 'o->ttm <<= 1;'; do
  echo "  $write" | fail ttm game/act.c
done

lines 12 '  int (*OnHook)(void *);' | pass hooks engine/xscript.h
lines 13 '  int (*OnHook)(void *);' | fail hooks engine/xscript.h

{ echo 'static int f(int a,'; echo '             int b)'; echo '{'; lines 60 '  a++;'; echo '}'; } |
  pass lengths game/act.c
{ echo 'int f(void)'; echo '{'; lines 61 '  a++;'; echo '}'; } | fail lengths game/act.c
{ echo '/* long: one table */'; echo 'int f(void)'; echo '{'; lines 61 '  a++;'; echo '}'; } |
  pass lengths game/act.c
{ echo '/* long: one table */'; echo 'int a(void)'; printf '{\n}\n\nint f(void)\n{\n'; lines 61 '  a++;'; echo '}'; } |
  fail lengths game/act.c
lines 900 '' | pass lengths game/act.c
lines 901 '' | fail lengths game/act.c
lines 151 '' | fail lengths game/act.h

printf '#pragma once\n#include <stdint.h>\nint32_t f(void);\n' | pass headers game/act.h
printf '#pragma once\nint32_t f(void);\n' | fail headers game/act.h
printf 'struct twice {\n  int a;\n};\n' | fail headers game/act.h

cat <<'C' | pass globals game/act.c
#define NAME "x = 1;"
struct XMap;
typedef struct XThing XThing;
extern const XClass XItem_class;
static const int table[] = {1, 2};
static const char *const names[] = {"a", "b"};
static const struct {
  int a;
} rows[] = {{1}};
static const struct { const char *name; int a; } more[] = {{"a", 1}};
static int helper(int a, void (*visit)(int));
static int (*const table_of[])(int) = {helper};
int XAct_Do(XThing *a)
{
  static const int steps = 3;
  return steps;
}
C
for variable in 'extern int count;' 'extern XThing *all;' 'extern const char *name;' 'static int count;' \
  'static int count = f(3);' 'static char buffer[20];' 'static const char *name = "a";' \
  'static const char *names[] = {"a"};' 'static void (*hook)(int);' 'static _Thread_local int count;' \
  'int count = 0;' 'XThing *all;' 'struct XThing one;' '  static int calls = 0;'; do
  echo "$variable" | fail globals game/act.c
done

echo '/* to do: nothing */' | pass words game/act.c
for word in T_DO:O F_XME:I X_X:X H_CK:A; do
  echo "/* ${word%%_*}${word#*:}$(echo "${word%:*}" | sed 's/.*_//') later */" | fail words game/act.c
done

echo '/* a double step */ int doubled; puts("float");' | pass floats game/act.c
echo 'double x;' | pass floats game/ui/screen.c
echo 'double x;' | pass floats tests/bench/bench_path.c
echo 'double x;' | fail floats game/act.c
echo 'int x = (int)(float)3;' | fail floats tests/test_act.c

printf 'int f(void)\n{\n  return 1;\n}\n' | pass format game/act.c
printf 'int f(void) {\n    return 1; }\n' | fail format game/act.c

printf 'int f(int a);\nint f(int a)\n{\n  return a + 1;\n}\n' | pass tidy game/act.c
printf 'int f(void);\nint f(void)\n{\n  int *p = 0;\n  return *p;\n}\n' | fail tidy game/act.c
printf 'int f(void);\nint f(void)\n{\n  return 1;\n}\n' | pass cppcheck game/act.c
printf 'int f(void);\nint f(void)\n{\n  int a[2] = {1, 2};\n  return a[2];\n}\n' | fail cppcheck game/act.c

echo 'Monster.new("bat"):Kind(Kind.BAT):Register() function OnBell(place) return 0 end' | pass lua world/a.lua
echo 'local unused = 1' | fail lua world/a.lua
echo 'print(1)' | fail lua tests/scenario/a.lua
echo 'os.exit(1)' | fail lua world/a.lua

echo "note: $(wc -l <examples | tr -d ' ') examples"
[ ! -f wrong ] || { cat wrong; exit 1; }
