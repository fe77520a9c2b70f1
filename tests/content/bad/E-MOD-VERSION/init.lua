-- expect: E-MOD-VERSION line 2 in mods/a/mod.lua
-- expect: E-MOD-VERSION line 3 in mods/c/mod.lua
-- expect: E-MOD-VERSION line 3 in mods/d/mod.lua

Include("base.lua")
