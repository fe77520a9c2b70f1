-- What shoots. The dice are the missile's; a launcher adds a bonus. The delay table's figures (sling 7, short bow 9,
-- long bow 13, hand crossbow 15) are about twice what the older dice of hand weapons give for theirs (short sword 5: 1d5,
-- long sword 10: 2d4), so that missile and bonus together are half of them: 3.5, 4.5, 6.5, 7.5.

Item.new("sling")
    :View("sling", "{", Color.BROWN)
    :Type(Type.LAUNCHER)
    :Found(Band.VERY_LOW, 50):Worth(10, 12)
    :Launcher { bonus = 1, hit = 0, delay = 14, least = 7, skill = Skill.SLINGS, range = 9 }
    :Description("A cradle of leather on two cords. It takes one hand, so that a shield can stay where it is.")
    :Register()

Item.new("short_bow")
    :View("short bow", "{", Color.BROWN)
    :Type(Type.LAUNCHER)
    :Found(Band.VERY_LOW, 40):Worth(60, 50)
    :Launcher { bonus = 1, hit = 2, delay = 15, least = 7, skill = Skill.BOWS, range = 10, hands = 2, need_st = 7 }
    :Description("Yew, as long as an arm and a half, horn at the tips. It shoots straight across any room, and takes both hands to do it.")
    :Register()

Item.new("long_bow", "short_bow")
    :View("long bow", "{", Color.LIGHTGRAY)
    :Found(Band.LOW, 25):Worth(100, 160)
    :Launcher { bonus = 3, hit = 0, delay = 16, least = 7, skill = Skill.BOWS, range = 14, hands = 2, need_st = 12 }
    :Description("A stave as tall as its archer, thick as a thumb in the middle. What it hits at forty steps it hits hard, if you can draw it.")
    :Register()

Item.new("light_crossbow")
    :View("light crossbow", "{", Color.LIGHTGRAY)
    :Type(Type.LAUNCHER)
    :Found(Band.LOW, 25):Worth(180, 150)
    :Launcher { bonus = 3, hit = 3, delay = 19, least = 10, skill = Skill.CROSSBOWS, range = 12, hands = 2, need_st = 9 }
    :Description("A steel bow on a stock, spanned with a hook at the belt. The aim is done before the trigger, and it shows.")
    :Register()

Item.new("arbalest")
    :View("arbalest", "{", Color.LIGHTGRAY)
    :Type(Type.LAUNCHER)
    :Found(Band.AVG, 12):Worth(320, 320)
    :Launcher { bonus = 4, hit = -2, delay = 19, least = 10, skill = Skill.CROSSBOWS, range = 14, hands = 2, need_st = 14 }
    :Description("A steel bow that takes a windlass to span. Each quarrel is a long time coming and goes through the door.")
    :Register()

Item.new("triple_crossbow")
    :View("triple crossbow", "{", Color.WHITE)
    :Type(Type.LAUNCHER)
    :Found(Band.ABOVE_AVG, 6):Worth(500, 900)
    :Launcher { bonus = 8, hit = -2, delay = 23, least = 10, skill = Skill.CROSSBOWS, range = 14, hands = 2, need_st = 18 }
    :Description("Three bows on one stock, loosed one after the other by one long pull. You could boil an egg between two of them.")
    :Register()

Item.new("hand_cannon")
    :View("hand cannon", "{", Color.LIGHTRED)
    :Type(Type.LAUNCHER)
    :Found(Band.ABOVE_AVG, 6):Worth(220, 700)
    :Launcher { bonus = 6, hit = 3, delay = 19, least = 10, skill = Skill.SLINGS, range = 10, need_st = 12 }
    :Description("A short iron tube on a peg of wood, lit with a coal. It throws a sling's bullet and everybody's head turns.")
    :Register()

Item.new("orcbow")
    :View("orcbow", "{", Color.GREEN)
    :Type(Type.LAUNCHER)
    :Found(Band.ABOVE_LOW, 15):Worth(160, 180)
    :Launcher { bonus = 3, hit = -3, delay = 15, least = 7, skill = Skill.BOWS, range = 11, hands = 2, need_st = 13 }
    :Description("Horn and sinew, glued with something that was an animal. It is strung for arms you may not have.")
    :Register()
