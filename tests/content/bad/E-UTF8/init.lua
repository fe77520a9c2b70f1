-- expect: E-UTF8 line 3
Include("base.lua")
Monster.new("café", "rat"):Register()
