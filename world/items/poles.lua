-- Pole arms and staves.

Item.new("spear")
    :View("spear", "/", Color.LIGHTGRAY)
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 80):Worth(220, 40)
    :Weapon { damage = "1d9", hit = 4, skill = Skill.POLE_ARMS, need_st = 8 }
    :Description("A leaf of iron on a pole of ash, taller than you. It is quick, and the point is always between you and them.")
    :Register()

Item.new("quarterstaff", "spear")
    :View("quarterstaff", "/", Color.BROWN, "quarterstaves")
    :Found(Band.VERY_LOW, 60):Worth(240, 20)
    :Weapon { damage = "1d10", hit = 3, skill = Skill.STAVES, hands = 2, need_st = 7 }
    :Description("Six feet of oak, shod at both ends. It takes both hands and gives them something to do.")
    :Register()
