-- expect: E-DICE line 6
Include("base.lua")
Monster.new("mouse", "rat")
    :View("mouse", "r", Color.BROWN)
    :Stats { St = "1d2",
             Dx = "1x2" }
    :Register()
