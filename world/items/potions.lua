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

Item.new("potion_deep_healing")
    :View("potion of deep healing", "!", Color.RED, "potions of deep healing")
    :Type(Type.POTION)
    :Found(Band.LOW, 30):Worth(20, 140)
    :Effect("heal", "6d6+12")
    :Description("Almost black, and it tastes of iron. It brings back from the edge whoever still can swallow.")
    :Register()

Item.new("potion_power")
    :View("potion of power", "!", Color.LIGHTBLUE, "potions of power")
    :Type(Type.POTION)
    :Found(Band.LOW, 30):Worth(20, 40)
    :Effect("power", "2d8")
    :Description("The hairs on your arm rise when you lift it. It gives back what spells have taken.")
    :Register()

Item.new("potion_strength")
    :View("potion of the ox", "!", Color.BROWN, "potions of the ox")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 40):Worth(20, 50)
    :Effect { effect = "modifier", modifier = "ox_strength" }
    :Description("Thick, warm and smelling of stables. For a while you carry and strike like two.")
    :Register()

Item.new("potion_keen_eyes")
    :View("potion of the hawk", "!", Color.YELLOW, "potions of the hawk")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 40):Worth(20, 35)
    :Effect { effect = "modifier", modifier = "hawk_eyes" }
    :Description("It burns behind the eyes. You see further and aim better until it wears off.")
    :Register()

Item.new("potion_clumsiness")
    :View("potion of clumsiness", "!", Color.MAGENTA, "potions of clumsiness")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 50):Worth(20, 3)
    :Effect { effect = "modifier", modifier = "clumsiness" }
    :Description("Sweet, and your fingers feel like somebody else's. You hit less and are hit more for a time.")
    :Register()

Item.new("potion_lye")
    :View("potion of lye", "!", Color.LIGHTGREEN, "potions of lye")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 50):Worth(20, 4)
    :Effect("harm", "1d6+1")
    :Description("It would clean a kettle. Whoever drinks it loses a few hit points and the taste for surprises.")
    :Register()

Item.new("potion_hunger")
    :View("potion of lean days", "!", Color.GREEN, "potions of lean days")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 40):Worth(20, 12)
    :Effect("nutrio", "-2500")
    :Description("Clear, cold and gone at once. It takes a day's food out of you, which the overfed pay for.")
    :Register()

Item.new("potion_haste")
    :View("potion of haste", "!", Color.LIGHTCYAN, "potions of haste")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 25):Worth(20, 120)
    :Effect { effect = "modifier", modifier = "haste" }
    :Description("The bubbles fall instead of rising. Everything the drinker does takes two thirds of its time, for about eight acts of others.")
    :Register()

Item.new("potion_rage")
    :View("potion of rage", "!", Color.LIGHTRED, "potions of rage")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 30):Worth(20, 60)
    :Effect { effect = "modifier", modifier = "berserk" }
    :Description("It foams against the cork. As quick as haste and as deaf to it; blows land harder, and more of theirs land too.")
    :Register()

Item.new("potion_lead")
    :View("potion of lead", "!", Color.LIGHTGRAY, "potions of lead")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 40):Worth(60, 3)
    :Effect { effect = "modifier", modifier = "slowed" }
    :Description("Three times as heavy as it looks. Everything takes half as long again until it has left the legs.")
    :Register()

Item.new("potion_stone")
    :View("potion of living stone", "!", Color.DARKGRAY, "potions of living stone")
    :Type(Type.POTION)
    :Found(Band.LOW, 30):Worth(40, 80)
    :Effect { effect = "modifier", modifier = "statue_form" }
    :Description("Grit to the last drop. Very little gets through the drinker's skin, and everything takes half as long again.")
    :Register()

Item.new("potion_quicksilver")
    :View("potion of quicksilver", "!", Color.WHITE, "potions of quicksilver")
    :Type(Type.POTION)
    :Found(Band.VERY_LOW, 25):Worth(30, 90)
    :Effect { effect = "modifier", modifier = "quicksilver" }
    :Description("It rolls away from the lip of the flask. Fifteen points of quickness, for a dozen acts.")
    :Register()
