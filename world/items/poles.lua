-- Pole arms and staves.

Item.new("spear")
    :View("spear", "/", Color.LIGHTGRAY)
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 80):Worth(220, 40)
    :Weapon { damage = "1d9", hit = 4, delay = 11, least = 5, skill = Skill.POLE_ARMS, need_st = 8 }
    :Description("A leaf of iron on a pole of ash, taller than you. It is quick, and the point is always between you and them.")
    :Register()

Item.new("quarterstaff", "spear")
    :View("quarterstaff", "/", Color.BROWN, "quarterstaves")
    :Found(Band.VERY_LOW, 60):Worth(240, 20)
    :Weapon { damage = "1d10", hit = 3, delay = 13, least = 6, skill = Skill.STAVES, hands = 2, need_st = 7 }
    :Description("Six feet of oak, shod at both ends. It takes both hands and gives them something to do.")
    :Register()

Item.new("pitchfork", "spear")
    :View("pitchfork", "/", Color.BROWN)
    :Found(Band.VERY_LOW, 50):Worth(180, 6)
    :Weapon { damage = "1d3", hit = 3, delay = 13, least = 6, skill = Skill.POLE_ARMS, need_st = 6 }
    :Description("Two tines, polished by hay. It keeps most things at the length of a farmer's arm and a half.")
    :Register()

Item.new("halberd", "spear")
    :View("halberd", "/", Color.WHITE)
    :Found(Band.ABOVE_LOW, 30):Worth(380, 240)
    :Weapon { damage = "1d12+2", hit = -3, delay = 15, least = 7, skill = Skill.POLE_ARMS, hands = 2, need_st = 14 }
    :Description("An axe, a spike and a hook on one staff. It needs room, both hands, and somebody coming at you.")
    :Register()
