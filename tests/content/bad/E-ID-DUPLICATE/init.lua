-- expect: E-ID-DUPLICATE line 6
Include("base.lua")
Monster.new("mouse", "rat")
    :View("mouse", "r", Color.BROWN)
    :Register()
Monster.new("mouse", "rat")
    :Register()
