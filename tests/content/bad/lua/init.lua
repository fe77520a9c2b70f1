-- expect: E-LUA line 2
local n = nil + 1
