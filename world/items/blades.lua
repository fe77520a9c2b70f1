-- Blades. Damage d of the delay table is 1d(2d-1) where no older figure is known; hit is its accuracy.
-- Weight in units; need_st is the strength below which each tenth that is missing costs 1 to hit.

Item.new("dagger")
    :View("dagger", "|", Color.LIGHTGRAY)
    :Type(Type.WEAPON)
    :Found(Band.VERY_LOW, 100):Worth(60, 20)
    :Weapon { damage = "1d4", hit = 6, delay = 10, least = 5, skill = Skill.SHORT_BLADES, need_st = 4 }
    :Description("A hand's length of double edge with a plain cross. It finds gaps that longer blades pass over.")
    :Register()

Item.new("short_sword", "dagger")
    :View("short sword", "|", Color.LIGHTGRAY)
    :Found(Band.VERY_LOW, 80):Worth(160, 60)
    :Weapon { damage = "1d5", hit = 4, delay = 10, least = 5, skill = Skill.SHORT_BLADES, need_st = 6 }
    :Description("A forearm of straight steel, broad at the hilt. Quick, forgiving, and at home in corridors.")
    :Register()

Item.new("quick_blade", "dagger")
    :View("quick blade", "|", Color.LIGHTCYAN)
    :Found(Band.ABOVE_LOW, 15):Worth(70, 400)
    :Weapon { damage = "1d5", hit = 6, delay = 7, least = 3, skill = Skill.SHORT_BLADES, need_st = 4 }
    :Description("A finger's breadth of blue steel, light as the hand that holds it. In practised hands it strikes three times to a dagger's two.")
    :Register()

Item.new("rapier", "dagger")
    :View("rapier", "|", Color.WHITE)
    :Found(Band.LOW, 40):Worth(140, 180)
    :Weapon { damage = "1d6", hit = 4, delay = 12, least = 5, skill = Skill.SHORT_BLADES, need_st = 6 }
    :Description("A narrow blade with a basket of wire about the hand. It asks for practice before it repays its price.")
    :Register()

Item.new("long_sword", "dagger")
    :View("long sword", "|", Color.WHITE)
    :Found(Band.LOW, 60):Worth(280, 150)
    :Weapon { damage = "2d4", hit = 1, delay = 14, least = 7, skill = Skill.LONG_BLADES, need_st = 10 }
    :Description("A straight sword as long as an arm, with a fuller down each side. It waits a little between blows and means each of them.")
    :Register()

Item.new("great_sword", "dagger")
    :View("great sword", "|", Color.LIGHTBLUE)
    :Found(Band.ABOVE_LOW, 30):Worth(480, 400)
    :Weapon { damage = "1d33", hit = -3, delay = 17, least = 7, skill = Skill.LONG_BLADES, hands = 2, need_st = 16 }
    :Description("A sword as tall as a child, with a second grip above the cross. It needs both hands and a foe who will stand still for it.")
    :Register()

Item.new("falchion", "dagger")
    :View("falchion", "|", Color.LIGHTGRAY)
    :Found(Band.LOW, 40):Worth(220, 110)
    :Weapon { damage = "1d8", hit = 2, delay = 13, least = 6, skill = Skill.LONG_BLADES, need_st = 9 }
    :Description("Broad towards the point, like a butcher's tool with a knight's handle. It forgives a bad angle.")
    :Register()

Item.new("scimitar", "dagger")
    :View("scimitar", "|", Color.LIGHTBLUE)
    :Found(Band.LOW, 40):Worth(240, 170)
    :Weapon { damage = "1d6+2", hit = 0, delay = 14, least = 7, skill = Skill.LONG_BLADES, need_st = 10 }
    :Description("A long curve, sharp on the outside. Drawn through rather than struck, it goes on cutting after it has arrived.")
    :Register()

Item.new("demon_blade")
    :View("demon blade", "|", Color.RED)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 8):Worth(260, 900)
    :Weapon { damage = "1d25", hit = -1, delay = 13, least = 6, skill = Skill.LONG_BLADES, need_st = 11 }
    :Description("The steel is the colour of a scab and never quite cool. It leans a little towards what is alive.")
    :Register()

Item.new("eudemon_blade")
    :View("eudemon blade", "|", Color.LIGHTCYAN)
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 6):Worth(240, 1000)
    :Weapon { damage = "1d27", hit = -2, delay = 12, least = 6, skill = Skill.LONG_BLADES, need_st = 10 }
    :Description("Pale and very straight, with a hum in it like a glass rim. It is the quickest of the long blades.")
    :Register()

Item.new("double_sword")
    :View("double sword", "|", Color.LIGHTMAGENTA)
    :Type(Type.WEAPON)
    :Found(Band.AVG, 12):Worth(340, 600)
    :Weapon { damage = "1d29", hit = -1, delay = 15, least = 7, skill = Skill.LONG_BLADES, need_st = 13 }
    :Description("Two blades forged side by side with a finger's gap between. What slips past one meets the other.")
    :Register()

Item.new("triple_sword")
    :View("triple sword", "|", Color.MAGENTA, "triple swords")
    :Type(Type.WEAPON)
    :Found(Band.ABOVE_AVG, 8):Worth(620, 900)
    :Weapon { damage = "1d37", hit = -4, delay = 18, least = 7, skill = Skill.LONG_BLADES, hands = 2, need_st = 18 }
    :Description("Three blades from one long grip. It is a fence with a handle, and as easy to swing.")
    :Register()

Item.new("athame")
    :View("athame", "|", Color.LIGHTMAGENTA)
    :Type(Type.WEAPON)
    :Found(Band.LOW, 20):Worth(70, 140)
    :Weapon { damage = "1d13", hit = 5, delay = 13, least = 5, skill = Skill.SHORT_BLADES, need_st = 4 }
    :Description("A black-hilted knife, dull on purpose along one side. It is slow to learn and then very quick.")
    :Register()
