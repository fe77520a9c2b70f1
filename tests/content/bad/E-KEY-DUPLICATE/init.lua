-- expect: E-KEY-DUPLICATE line 6
Include("base.lua")
Monster.new("mouse", "rat")
    :View("mouse", "r", Color.BROWN)
    :Combat { hit = 1, damage = 1, dv = 1, pv = 0, hp = 1,
              hit = 2 }
    :Register()
