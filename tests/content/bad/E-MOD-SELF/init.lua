-- expect: E-MOD-SELF line 3 in mods/a/mod.lua

Include("base.lua")
