-- expect: E-MOD-CYCLE line 3 in mods/a/mod.lua
-- expect: E-MOD-CYCLE line 3 in mods/b/mod.lua
-- expect: E-MOD-CYCLE line 3 in mods/c/mod.lua

Include("base.lua")
