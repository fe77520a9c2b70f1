-- Clubs and maces: what a village has at hand when it must fight.

Item.new("club")
    :View("club", "\\", Color.BROWN)
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 100):Worth(200, 5)
    :Weapon { damage = "1d3", hit = 3, delay = 13, least = 6, skill = Skill.MACES, need_st = 6 }
    :Description("A root with a knot at its end. Anybody can swing it, and most of the swing arrives.")
    :Register()

Item.new("mace", "club")
    :View("mace", "\\", Color.LIGHTGRAY)
    :Found(Band.VERY_LOW, 50):Worth(320, 80)
    :Weapon { damage = "1d6+2", hit = 3, delay = 14, least = 7, skill = Skill.MACES, need_st = 11 }
    :Description("Eight flanges of iron on a steel shaft. It does not care how well the armour was polished.")
    :Register()

Item.new("flail", "club")
    :View("flail", "\\", Color.LIGHTGRAY)
    :Found(Band.LOW, 40):Worth(340, 110)
    :Weapon { damage = "1d7+3", hit = 0, delay = 14, least = 7, skill = Skill.MACES, need_st = 12 }
    :Description("An iron bar on three links of chain. It comes round a shield, when it comes where you meant it to.")
    :Register()

Item.new("whip", "club")
    :View("whip", "\\", Color.YELLOW)
    :Found(Band.VERY_LOW, 40):Worth(40, 15)
    :Weapon { damage = "1d4", hit = 2, delay = 11, least = 5, skill = Skill.MACES, need_st = 4 }
    :Description("Nine feet of plaited oxhide with a knot at the end. Light, quick, and an insult to armour rather than a danger.")
    :Register()

Item.new("morningstar", "club")
    :View("morningstar", "\\", Color.WHITE)
    :Found(Band.ABOVE_LOW, 30):Worth(380, 210)
    :Weapon { damage = "2d6", hit = -2, delay = 15, least = 7, skill = Skill.MACES, need_st = 13 }
    :Description("A spiked ball on a short shaft. It is hard to hold back and harder to have been hit by.")
    :Register()
