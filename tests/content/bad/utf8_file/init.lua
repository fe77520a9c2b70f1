-- expect: E-UTF8 line 2
local a = "ÿ"
