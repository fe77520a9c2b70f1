-- expect: E-GLOBAL-UNKNOWN line 3
Include("base.lua")
monster.new("mouse", "rat"):View("mouse", "r", Color.BROWN):Register()
