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

Item.new("dire_flail")
    :View("dire flail", "\\", Color.LIGHTRED)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 20):Worth(460, 420)
    :Weapon { damage = "1d25", hit = -3, delay = 13, least = 6, skill = Skill.MACES, hands = 2, need_st = 16 }
    :Description("Two spiked balls on chains from one long shaft. It needs both hands and the room of a barn door.")
    :Register()

Item.new("great_mace")
    :View("great mace", "\\", Color.LIGHTCYAN)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 20):Worth(540, 400)
    :Weapon { damage = "1d33", hit = -4, delay = 17, least = 7, skill = Skill.MACES, hands = 2, need_st = 18 }
    :Description("A head of iron the size of a bucket. What it lands on stays where it was put.")
    :Register()

Item.new("demon_whip")
    :View("demon whip", "\\", Color.RED)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 8):Worth(60, 700)
    :Weapon { damage = "1d21", hit = 1, delay = 11, least = 5, skill = Skill.MACES, need_st = 5 }
    :Description("Black, plaited, and warm at the handle. It cracks before you have finished meaning it to.")
    :Register()

Item.new("sacred_scourge")
    :View("sacred scourge", "\\", Color.WHITE)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 6):Worth(60, 800)
    :Weapon { damage = "1d23", hit = 0, delay = 11, least = 5, skill = Skill.MACES, need_st = 5 }
    :Description("Seven tails of white cord, knotted in a pattern that somebody prayed over. It does not tangle.")
    :Register()

Item.new("eveningstar")
    :View("eveningstar", "\\", Color.LIGHTBLUE)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 8):Worth(400, 760)
    :Weapon { damage = "1d29", hit = -1, delay = 15, least = 7, skill = Skill.MACES, need_st = 14 }
    :Description("A morningstar with longer spikes and a better smith. Who has been hit by both can tell them apart.")
    :Register()

Item.new("giant_club")
    :View("giant club", "\\", Color.GREEN)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 10):Worth(900, 60)
    :Weapon { damage = "1d39", hit = -6, delay = 16, least = 7, skill = Skill.MACES, hands = 2, need_st = 24 }
    :Description("Half a young oak, bark and all. Only somebody twice your size would think of it as a weapon.")
    :Register()

Item.new("giant_spiked_club")
    :View("giant spiked club", "\\", Color.YELLOW)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 8):Worth(1000, 90)
    :Weapon { damage = "1d43", hit = -7, delay = 18, least = 7, skill = Skill.MACES, hands = 2, need_st = 26 }
    :Description("Half a young oak with ploughshares driven through it. It is made for a giant's two hands.")
    :Register()
