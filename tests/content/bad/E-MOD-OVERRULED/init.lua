-- expect: E-MOD-OVERRULED line 1 in mods/b/init.lua
-- expect: E-MOD-OVERRULED line 2 in mods/b/init.lua

Include("base.lua")
Monster.new("mole", "rat"):Register()
