-- What is shot, and what is made to be thrown. Frail ones break as the rules say; iron and solid shafts do not.
-- An arrow is worth little: a quiver is a day's hunting, not a fortune.

Item.new("arrow")
    :View("arrow", "|", Color.BROWN)
    :Type(Type.MISSILE)
    :Found(Band.VERY_LOW, 60, "2d6+4"):Worth(2, 1)
    :Missile { damage = "1d6", skill = Skill.BOWS }
    :Description("Goose feathers, a cloth-yard of ash and an iron head. Most of them can be pulled out and shot again.")
    :Register()

Item.new("quarrel", "arrow")
    :View("quarrel", "|", Color.LIGHTGRAY)
    :Found(Band.LOW, 35, "2d6+4"):Worth(3, 2)
    :Missile { damage = "1d8", skill = Skill.CROSSBOWS }
    :Description("Short, square-headed and heavy for its length. It flies flat and stops inside.")
    :Register()

Item.new("sling_bullet", "arrow")
    :View("sling bullet", "*", Color.LIGHTGRAY)
    :Found(Band.VERY_LOW, 50, "2d8+5"):Worth(3, 1)
    :Missile { damage = "1d4", skill = Skill.SLINGS, sturdy = true }
    :Description("Lead, cast in the shape of an almond. It never breaks; it is only lost.")
    :Register()

Item.new("dart")
    :View("dart", "|", Color.LIGHTBLUE)
    :Type(Type.MISSILE)
    :Found(Band.VERY_LOW, 60, "1d6+3"):Worth(4, 2)
    :Missile { damage = "1d3", hit = 2, delay = 10, least = 7, skill = Skill.THROWING, range = 8 }
    :Description("A hand of iron with a twist of feather behind. It weighs nothing, and a dozen of them fit in a sleeve.")
    :Register()

Item.new("throwing_knife")
    :View("throwing knife", "|", Color.LIGHTGRAY, "throwing knives")
    :Type(Type.MISSILE)
    :Found(Band.VERY_LOW, 40, "1d3+1"):Worth(20, 8)
    :Missile { damage = "1d4", hit = 3, delay = 10, least = 7, skill = Skill.THROWING, range = 7, sturdy = true }
    :Description("No edge to speak of and all its weight in the point. It turns once and a half in five steps.")
    :Register()

Item.new("javelin")
    :View("javelin", "|", Color.BROWN)
    :Type(Type.MISSILE)
    :Found(Band.LOW, 40, "1d4+1"):Worth(60, 6)
    :Missile { damage = "1d9", hit = 1, delay = 15, least = 7, skill = Skill.THROWING, range = 8, need_st = 9 }
    :Description("A light spear with a long soft neck behind the point. Thrown hard it goes through mail, and bends there.")
    :Register()

Item.new("gold")
    :View("gold piece", "$", Color.YELLOW)
    :Type(Type.GOLD)
    :Found(Band.VERY_LOW, 150, "3d8"):Worth(0, 1)
    :Description("A bell on one side, a king's head nobody remembers on the other. Every shop of the vale takes them.")
    :Register()

Item.new("stone")
    :View("stone", "*", Color.LIGHTGRAY)
    :Type(Type.MISSILE)
    :Found(Band.VERY_LOW, 60, "1d4+1"):Worth(10, 0)
    :Missile { damage = "1d3", delay = 11, least = 7, skill = Skill.THROWING, range = 6, sturdy = true, need_st = 5 }
    :Description("Fits the palm, and there are always more. It hurts more than it looks.")
    :Register()

Item.new("large_rock")
    :View("large rock", "*", Color.WHITE)
    :Type(Type.MISSILE)
    :Found(Band.ABOVE_LOW, 15, "1d2"):Worth(400, 0)
    :Missile { damage = "1d39", delay = 20, least = 7, skill = Skill.THROWING, range = 4, sturdy = true, need_st = 20 }
    :Description("As big as a head and heavier. Few can throw it, and nobody throws it far.")
    :Register()

Item.new("boomerang")
    :View("boomerang", "(", Color.BROWN)
    :Type(Type.MISSILE)
    :Found(Band.LOW, 20, "1d2"):Worth(40, 20)
    :Missile { damage = "1d11", delay = 13, least = 7, skill = Skill.THROWING, range = 9, sturdy = true, need_st = 5 }
    :Description("A bent slat, flat below and round above. It comes down where it likes; here it stays there.")
    :Register()

Item.new("throwing_net")
    :View("throwing net", "#", Color.GREEN)
    :Type(Type.MISSILE)
    :Found(Band.LOW, 15, "1"):Worth(60, 30)
    :Missile { damage = "1d1-1", delay = 10, least = 7, skill = Skill.THROWING, range = 5, sturdy = true, need_st = 5 }
    :Description("Knotted cord with lead along the hem. Who is in it has other things to do than to defend.")
    :Register()
