-- expect: E-REGISTERED line 4
Include("base.lua")
Monster.new("mouse", "rat"):Register()
    :Band(Band.LOW)
