-- Axes: slower than blades of the same weight, and heavier where they land.

Item.new("hand_axe")
    :View("hand axe", "/", Color.BROWN)
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 80):Worth(200, 30)
    :Weapon { damage = "1d6", hit = 3, delay = 13, least = 6, skill = Skill.AXES, need_st = 8 }
    :Description("A woodman's axe with a short ash handle. It splits kindling and shields with the same stroke.")
    :Register()

Item.new("war_axe", "hand_axe")
    :View("war axe", "/", Color.LIGHTGRAY)
    :Found(Band.LOW, 50):Worth(300, 140)
    :Weapon { damage = "2d5", hit = 0, delay = 15, least = 7, skill = Skill.AXES, need_st = 12 }
    :Description("A bearded blade on a hooked haft. Each stroke takes time, and a mail shirt hardly slows it.")
    :Register()

Item.new("battle_axe", "hand_axe")
    :View("battle axe", "/", Color.WHITE)
    :Found(Band.ABOVE_LOW, 30):Worth(420, 300)
    :Weapon { damage = "2d5+3", hit = -4, delay = 17, least = 7, skill = Skill.AXES, hands = 2, need_st = 15 }
    :Description("Two crescents of steel on four feet of hickory. Most of its strokes are prepared; the rest are felt.")
    :Register()

Item.new("broad_axe")
    :View("broad axe", "/", Color.LIGHTCYAN)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 20):Worth(360, 260)
    :Weapon { damage = "1d25", hit = -2, delay = 16, least = 7, skill = Skill.AXES, need_st = 13 }
    :Description("A beard of steel as wide as two hands. One hand can lift it, and one hand is what it takes off.")
    :Register()

Item.new("executioners_axe")
    :View("executioner's axe", "/", Color.LIGHTRED)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 12):Worth(560, 560)
    :Weapon { damage = "1d35", hit = -6, delay = 19, least = 7, skill = Skill.AXES, hands = 2, need_st = 18 }
    :Description("Made for a block and for somebody who kneels. Against who stands it needs both hands and some patience.")
    :Register()
