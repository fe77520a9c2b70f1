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

Item.new("trident")
    :View("trident", "/", Color.CYAN)
    :Type(Type.WEAPON)
    :Found(Band.LOW, 30):Worth(260, 90)
    :Weapon { damage = "1d17", hit = 1, delay = 13, least = 6, skill = Skill.POLE_ARMS, need_st = 10 }
    :Description("Three barbed points on a shaft of ash. Fishermen carry it, and not only for fish.")
    :Register()

Item.new("glaive")
    :View("glaive", "/", Color.LIGHTBLUE)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_LOW, 20):Worth(460, 300)
    :Weapon { damage = "1d29", hit = -3, delay = 17, least = 7, skill = Skill.POLE_ARMS, hands = 2, need_st = 15 }
    :Description("A single-edged blade as long as a forearm on a man-high pole. It cuts where others only push.")
    :Register()

Item.new("bardiche")
    :View("bardiche", "/", Color.LIGHTRED)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 15):Worth(540, 480)
    :Weapon { damage = "1d35", hit = -6, delay = 19, least = 7, skill = Skill.POLE_ARMS, hands = 2, need_st = 18 }
    :Description("A crescent of steel longer than your arm, fixed to its pole in two places. It arrives once, and late.")
    :Register()

Item.new("partisan")
    :View("partisan", "/", Color.LIGHTCYAN)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 15):Worth(340, 340)
    :Weapon { damage = "1d27", hit = 1, delay = 17, least = 7, skill = Skill.POLE_ARMS, need_st = 13 }
    :Description("A broad spearhead with two wings below it. The guards of Ruling towns lean on these.")
    :Register()

Item.new("demon_trident")
    :View("demon trident", "/", Color.RED)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 8):Worth(280, 820)
    :Weapon { damage = "1d23", hit = 1, delay = 13, least = 6, skill = Skill.POLE_ARMS, need_st = 11 }
    :Description("Three points that were never all in the same place at once. Its shadow has four.")
    :Register()

Item.new("trishula")
    :View("trishula", "/", Color.WHITE)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 6):Worth(280, 900)
    :Weapon { damage = "1d25", hit = 0, delay = 13, least = 6, skill = Skill.POLE_ARMS, need_st = 11 }
    :Description("A trident of white metal, its middle point the longest. It rings when nobody has touched it.")
    :Register()

Item.new("staff")
    :View("staff", "/", Color.BROWN, "staves")
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 40):Worth(160, 10)
    :Weapon { damage = "1d9", hit = 5, delay = 12, least = 6, skill = Skill.STAVES, need_st = 4 }
    :Description("A walking stick that has met a blacksmith. It is light, and one hand is enough for it.")
    :Register()

Item.new("lajatang")
    :View("lajatang", "/", Color.YELLOW)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 12):Worth(360, 620)
    :Weapon { damage = "1d31", hit = -3, delay = 14, least = 7, skill = Skill.STAVES, hands = 2, need_st = 15 }
    :Description("A moon of steel at each end of a short staff. Nobody stands safely on either side of it.")
    :Register()
