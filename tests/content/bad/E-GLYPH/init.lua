-- expect: E-GLYPH line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :View("mouse", "rr", Color.BROWN)
    :Register()
