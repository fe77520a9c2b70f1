-- expect: E-METHOD-UNKNOWN line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :Vieww("mouse", "r", Color.BROWN)
    :Register()
