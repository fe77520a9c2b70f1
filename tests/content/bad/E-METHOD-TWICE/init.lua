-- expect: E-METHOD-TWICE line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :Band(Band.VERY_LOW)
    :Register()
