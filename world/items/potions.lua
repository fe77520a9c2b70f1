-- Potions. Their value is what the swallow is worth in a fight, or in meals; what harms is cheap and common.

Item.new("potion_healing")
    :View("potion of healing", "!", Color.LIGHTRED, "potions of healing")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 80):Worth(20, 60)
    :Effect("heal", "3d6+6")
    :Effect { effect = "cure", modifier = "wound" }
    :Description("Red as rust, and warm through the glass. It closes about half of a beginner's wounds in one swallow.")
    :Register()

Item.new("potion_boost_speed")
    :View("potion of swiftness", "!", Color.LIGHTCYAN, "potions of swiftness")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 30):Worth(20, 100)
    :Effect { effect = "modifier", modifier = "boost_speed" }
    :Description("It will not lie still in the flask. For a short fight you have three acts where others have two.")
    :Register()

Item.new("potion_slowness")
    :View("potion of slowness", "!", Color.DARKGRAY, "potions of slowness")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 60):Worth(20, 2)
    :Effect { effect = "modifier", modifier = "slowness" }
    :Description("Thick and grey; it takes a while to reach the neck. Whoever drinks it acts three tenths slower for a time.")
    :Register()

Item.new("potion_heroism")
    :View("potion of heroism", "!", Color.YELLOW, "potions of heroism")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 50):Worth(20, 40)
    :Effect { effect = "modifier", modifier = "heroism" }
    :Description("It smells of smoke and oranges. The drinker hits more and is hit less, for one long fight.")
    :Register()

Item.new("potion_satiation")
    :View("potion of satiation", "!", Color.BROWN, "potions of satiation")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 50):Worth(20, 15)
    :Effect("nutrio", "7000")
    :Description("A broth of everything, boiled down to a mouthful. It is nearly three days of meals at once, so drink it hungry.")
    :Register()

Item.new("potion_antidote")
    :View("antidote", "!", Color.LIGHTGREEN)
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 60):Worth(20, 25)
    :Effect { effect = "cure", modifier = "poison" }
    :Effect("heal", "1d4")
    :Description("Bitter green, with a snake's rib in the flask. One swallow ends any poison that is in you.")
    :Register()

Item.new("potion_poison")
    :View("potion of poison", "!", Color.GREEN, "potions of poison")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 40):Worth(20, 5)
    :Effect { effect = "modifier", modifier = "poison" }
    :Description("It smells of almonds and of cellar. Whoever drinks it loses a hit point every other act for a while.")
    :Register()
