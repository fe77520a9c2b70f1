-- expect: E-PARENT-UNKNOWN line 3
Include("base.lua")
Monster.new("mouse", "ratt"):Register()
Monster.new("shrew", "mouse"):Register()
