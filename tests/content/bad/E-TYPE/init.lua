-- expect: E-TYPE line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :Rarity("often")
    :Register()
