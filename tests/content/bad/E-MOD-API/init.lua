-- expect: E-MOD-API line 2 in mods/a/mod.lua

Include("base.lua")
