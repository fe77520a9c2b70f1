-- expect: E-BUDGET line 4
Include("base.lua")
local n = 0
while true do n = n + 1 end
