-- expect: E-OVERRIDE line 5
-- expect: E-OVERRIDE line 6

Include("base.lua")
Monster.new("ratt", "rat"):Override():Register()
Monster.patch("rat"):Override():Register()
