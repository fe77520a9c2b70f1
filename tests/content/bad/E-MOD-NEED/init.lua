-- expect: E-MOD-NEED line 3 in mods/a/mod.lua

Include("base.lua")
