-- expect: E-FIELD-UNKNOWN line 6
Include("base.lua")
Monster.new("mouse", "rat")
    :View("mouse", "r", Color.BROWN)
    :Combat { hit = 1, damage = 1,
              dvv = 1, pv = 0, hp = 1 }
    :Register()
