-- expect: E-MOD-CONFLICT line 3 in mods/a/mod.lua

Include("base.lua")
