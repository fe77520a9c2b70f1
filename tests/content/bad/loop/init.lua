-- expect: E-BUDGET line 2 in mice.lua
-- expect: E-TYPE line 2 in voles.lua
-- An endless loop ends all files that were open, and is told once.

Include("base.lua")
Include("mice.lua")
Include("voles.lua")
