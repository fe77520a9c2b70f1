# Mutable data that outlives a call: extern variables, file-scope variables, static locals. Reads
# what strip.awk prints.
function blame(text) { print where ": " text ": " line }
# Is the last pointer of this declarator const, or is there none?
function constant(declarator) {
  if (declarator ~ /\*/) sub(/.*\*/, "", declarator)
  return declarator ~ /(^|[^A-Za-z0-9_])const([^A-Za-z0-9_]|$)/
}
{
  match($0, /^[^:]*:[0-9]+:/)
  where = substr($0, 1, RLENGTH - 1)
  line = substr($0, RLENGTH + 1)
  declarator = line
  sub(/[=;[{].*/, "", declarator)
}
# Signal handlers are handed nothing: their flags are an exception.
where ~ /^game\/ui\/term_signals\.c:/ && line ~ /^static volatile sig_atomic_t / { next }
# A test's file layer stands where libc calls it, and is handed nothing either.
where ~ /^tests\/support\/disk\.c:/ && line ~ /^static Disk disk;/ { next }
line ~ /\\$/ || line ~ /^[ \t]*#/ || line !~ /[=;[]/ { next }
line ~ /^extern / {
  if (declarator !~ /\(/ && !constant(declarator)) blame("mutable extern")
  next
}
line ~ /^[ \t]*(static|_Thread_local|thread_local) / {
  if (declarator ~ /^[^(]*\(\*/ ? declarator !~ /^[^(]*\(\*[^)]*const/ : declarator !~ /\(/ && !constant(declarator))
    if (line !~ /^[^=;[]*\{/ || declarator !~ /const/) blame("mutable static")
  next
}
# Anything else at column 0 that declares a variable: `int count = 0;`, `XThing *all;`.
line ~ /^[A-Za-z_][A-Za-z0-9_ *]*[ *][A-Za-z_0-9]+ *[=;[]/ {
  if (line ~ /^(typedef|return|goto|else|do|case) / || line ~ /^(struct|union|enum) [A-Za-z0-9_]+;/) next
  if (!constant(declarator)) blame("mutable global")
}
