-- expect: E-LUA line 5
Include("base.lua")
local names = {}
local name = names[1]
name:upper()
