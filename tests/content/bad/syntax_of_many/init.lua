Include("a.lua")
Include("b.lua")
