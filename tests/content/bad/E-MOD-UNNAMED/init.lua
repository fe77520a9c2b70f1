-- expect: E-MOD-UNNAMED line 1 in mods/b/init.lua

Include("base.lua")
