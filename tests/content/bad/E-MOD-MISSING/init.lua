-- expect: E-MOD-MISSING line 3 in mods/a/mod.lua

Include("base.lua")
