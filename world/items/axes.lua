-- Axes: slower than blades of the same weight, and heavier where they land.

Item.new("hand_axe")
    :View("hand axe", "/", Color.BROWN)
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 80):Worth(200, 30)
    :Weapon { damage = "1d6", hit = 3, skill = Skill.AXES, need_st = 8 }
    :Description("A woodman's axe with a short ash handle. It splits kindling and shields with the same stroke.")
    :Register()

Item.new("war_axe", "hand_axe")
    :View("war axe", "/", Color.LIGHTGRAY)
    :Found(Band.LOW, 50):Worth(300, 140)
    :Weapon { damage = "2d5", hit = 0, skill = Skill.AXES, need_st = 12 }
    :Description("A bearded blade on a hooked haft. Each stroke takes time, and a mail shirt hardly slows it.")
    :Register()
