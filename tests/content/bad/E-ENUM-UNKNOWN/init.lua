-- expect: E-ENUM-UNKNOWN line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :View("mouse", "r", Color.BROWNE)
    :Register()
