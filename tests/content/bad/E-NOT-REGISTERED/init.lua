-- expect: E-NOT-REGISTERED line 3
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
