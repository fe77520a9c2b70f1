-- expect: E-TYPE line 1 in mods/a/mod.lua
-- expect: E-FIELD-UNKNOWN line 3 in mods/b/mod.lua
-- expect: E-REQUIRED line 2 in mods/c/mod.lua
-- expect: E-GLOBAL-UNKNOWN line 1 in mods/d/mod.lua
-- expect: E-ID line 3 in mods/e/mod.lua

Include("base.lua")
