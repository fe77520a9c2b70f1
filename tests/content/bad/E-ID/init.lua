-- expect: E-ID line 3
Include("base.lua")
Monster.new("Gray Mouse", "rat"):Register()
