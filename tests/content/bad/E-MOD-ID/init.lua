-- expect: E-MOD-ID line 0 in mods/Big/mod.lua
-- expect: E-MOD-ID line 2 in mods/a/mod.lua

Include("base.lua")
