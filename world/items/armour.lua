-- Armour. pv is what protects: a blow loses from half of it to all of it. What is heavy costs defence.

Item.new("robe")
    :View("robe", "(", Color.LIGHTBLUE)
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.VERY_LOW, 80):Worth(80, 10)
    :Guard { pv = 2 }
    :Description("Undyed wool to the ankles, with deep sleeves. It keeps out the draught and the smallest teeth.")
    :Register()

Item.new("leather_armour", "robe")
    :View("leather armour", "(", Color.BROWN, "suits of leather armour")
    :Found(Band.VERY_LOW, 80):Worth(240, 60)
    :Guard { encumbrance = 4, pv = 3, dv = -1, need_st = 6 }
    :Description("Boiled oxhide, laced at the sides. It bends where you do and turns what is not meant in earnest.")
    :Register()

Item.new("ring_mail", "robe")
    :View("ring mail", "(", Color.LIGHTGRAY, "suits of ring mail")
    :Found(Band.LOW, 50):Worth(420, 160)
    :Guard { encumbrance = 7, pv = 5, dv = -2, need_st = 9 }
    :Description("Iron rings sewn on leather in overlapping rows. It is noisy, and worth the noise.")
    :Register()

Item.new("chain_mail", "robe")
    :View("chain mail", "(", Color.WHITE, "suits of chain mail")
    :Found(Band.ABOVE_LOW, 30):Worth(640, 400)
    :Guard { encumbrance = 14, pv = 8, dv = -4, need_st = 12 }
    :Description("Riveted links from neck to knee, heavier on the shoulders than in the hand. Teeth and small blades stop there.")
    :Register()

Item.new("cap")
    :View("leather cap", "]", Color.BROWN)
    :Type(Type.ARMOUR, Slot.HEAD)
    :Found(Band.VERY_LOW, 80):Worth(30, 8)
    :Guard { dv = 1 }
    :Description("A round cap of stitched leather. It sits low enough to be useful and high enough to see.")
    :Register()

Item.new("helmet")
    :View("iron helmet", "]", Color.LIGHTGRAY)
    :Type(Type.ARMOUR, Slot.HEAD)
    :Found(Band.VERY_LOW, 40):Worth(100, 40)
    :Guard { pv = 1, need_st = 6 }
    :Description("A dome of two plates with a bar over the nose. Falling stones are no longer a way to die.")
    :Register()

Item.new("cloak")
    :View("cloak", "[", Color.GREEN)
    :Type(Type.ARMOUR, Slot.CLOAK)
    :Found(Band.VERY_LOW, 80):Worth(60, 12)
    :Guard { dv = 1 }
    :Description("Heavy felt with a horn clasp. Blows aimed at its edge miss what is inside it.")
    :Register()

Item.new("gloves")
    :View("pair of gloves", "[", Color.BROWN, "pairs of gloves")
    :Type(Type.ARMOUR, Slot.GLOVES)
    :Found(Band.VERY_LOW, 60):Worth(20, 10)
    :Guard { dv = 1 }
    :Description("Deerskin, cut close. Knuckles last longer in them.")
    :Register()

Item.new("boots")
    :View("pair of boots", "[", Color.BROWN, "pairs of boots")
    :Type(Type.ARMOUR, Slot.BOOTS)
    :Found(Band.VERY_LOW, 60):Worth(60, 15)
    :Guard { pv = 1 }
    :Description("Thick soles and shafts to the calf. Rats bite there first, and here they bite leather.")
    :Register()

Item.new("boots_hare", "boots")
    :View("pair of hare boots", "[", Color.WHITE, "pairs of hare boots")
    :Found(Band.LOW, 15):Worth(40, 180)
    :Guard { quickness = 6 }
    :Description("White fur outside, and the soles hardly worn. Six points of quickness for who wears them.")
    :Register()

Item.new("scale_mail", "robe")
    :View("scale mail", "(", Color.CYAN, "suits of scale mail")
    :Found(Band.LOW, 40):Worth(520, 240)
    :Guard { encumbrance = 10, pv = 6, dv = -3, need_st = 10 }
    :Description("Plates the size of a thumbnail, sewn like a carp's. It bends one way well and the other hardly.")
    :Register()

Item.new("plate_armour", "robe")
    :View("plate armour", "(", Color.LIGHTBLUE, "suits of plate armour")
    :Found(Band.AVG, 20):Worth(900, 900)
    :Guard { encumbrance = 18, pv = 10, dv = -6, need_st = 16 }
    :Description("Breast, back and limbs of one smith's work, with straps where you are not. Little gets in; you get out of little.")
    :Register()

Item.new("rampaging_boots", "boots")
    :View("pair of rampaging boots", "[", Color.LIGHTRED, "pairs of rampaging boots")
    :Found(Band.ABOVE_LOW, 12):Worth(60, 260)
    :Guard { pv = 1, rampage = 1 }
    :Description("Bull's hide, hobnails, and laces that pull forward. A step straight towards an enemy in sight takes the next one with it.")
    :Register()

Item.new("animal_skin")
    :View("animal skin", "(", Color.BROWN)
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.VERY_LOW, 40):Worth(60, 4)
    :Guard { pv = 2, need_st = 3 }
    :Description("A hide with the hair on, tied at the neck. It smells, and it is not nothing.")
    :Register()

Item.new("crystal_plate_armour")
    :View("crystal plate armour", "(", Color.LIGHTCYAN, "suits of crystal plate armour")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_HI, 4):Worth(1100, 3000)
    :Guard { encumbrance = 23, pv = 14, dv = -8, need_st = 20 }
    :Description("Plates cut from one clear stone, each edge wrapped in lead. Blades skate on it; so do you.")
    :Register()

Item.new("troll_leather_armour")
    :View("troll leather armour", "(", Color.GREEN, "suits of troll leather armour")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_LOW, 12):Worth(240, 400)
    :Guard { encumbrance = 4, pv = 4, dv = -1, need_st = 8 }
    :Description("A troll's back, scraped thin. Nicks in it are gone by morning.")
    :Register()

Item.new("steam_dragon_scales")
    :View("set of steam dragon scales", "(", Color.LIGHTGRAY, "sets of steam dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.AVG, 8):Worth(120, 900)
    :Guard { pv = 5, need_st = 4 }
    :Description("Small soft scales that feel damp. They weigh no more than a shirt.")
    :Register()

Item.new("acid_dragon_scales")
    :View("set of acid dragon scales", "(", Color.YELLOW, "sets of acid dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_AVG, 6):Worth(160, 1200)
    :Guard { encumbrance = 5, pv = 6, dv = -1, need_st = 6 }
    :Resist { acid = 50 }
    :Description("Yellow and pitted, as if rained on. What burns through iron runs off them.")
    :Register()

Item.new("quicksilver_dragon_scales")
    :View("set of quicksilver dragon scales", "(", Color.WHITE, "sets of quicksilver dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.HI, 4):Worth(200, 2200)
    :Guard { encumbrance = 7, pv = 9, dv = -1, need_st = 8 }
    :Description("They slide over each other like drops. No two people agree what colour they are.")
    :Register()

Item.new("swamp_dragon_scales")
    :View("set of swamp dragon scales", "(", Color.GREEN, "sets of swamp dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_AVG, 6):Worth(200, 1300)
    :Guard { encumbrance = 7, pv = 7, dv = -1, need_st = 8 }
    :Resist { poison = 50 }
    :Description("Moss grows in the seams and will not be brushed out. Snakes take one bite and go away.")
    :Register()

Item.new("fire_dragon_scales")
    :View("set of fire dragon scales", "(", Color.RED, "sets of fire dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.HI, 5):Worth(340, 1900)
    :Guard { encumbrance = 11, pv = 8, dv = -3, need_st = 12 }
    :Resist { fire = 50, cold = -20 }
    :Description("Warm to the hand in any weather. Flames bend around them and frost does not.")
    :Register()

Item.new("ice_dragon_scales")
    :View("set of ice dragon scales", "(", Color.LIGHTBLUE, "sets of ice dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.HI, 5):Worth(340, 1900)
    :Guard { encumbrance = 11, pv = 9, dv = -3, need_st = 12 }
    :Resist { cold = 50, fire = -20 }
    :Description("Blue-white, with rime that never melts. Breath smokes above the collar.")
    :Register()

Item.new("pearl_dragon_scales")
    :View("set of pearl dragon scales", "(", Color.LIGHTMAGENTA, "sets of pearl dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_HI, 3):Worth(340, 2600)
    :Guard { encumbrance = 11, pv = 10, dv = -3, need_st = 12 }
    :Description("Each scale has a soft light of its own. Nothing unclean has ever been seen to wear them.")
    :Register()

Item.new("storm_dragon_scales")
    :View("set of storm dragon scales", "(", Color.LIGHTCYAN, "sets of storm dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_HI, 3):Worth(460, 2800)
    :Guard { encumbrance = 15, pv = 10, dv = -5, need_st = 15 }
    :Resist { acid = 20, fire = 20 }
    :Description("They click against each other before rain. Hair stands up around whoever wears them.")
    :Register()

Item.new("shadow_dragon_scales")
    :View("set of shadow dragon scales", "(", Color.DARKGRAY, "sets of shadow dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.ABOVE_HI, 3):Worth(440, 2800)
    :Guard { encumbrance = 15, pv = 11, dv = -4, need_st = 15 }
    :Resist { cold = 30 }
    :Description("Black that does not shine. The edges are hard to see, which is the point.")
    :Register()

Item.new("gold_dragon_scales")
    :View("set of gold dragon scales", "(", Color.YELLOW, "sets of gold dragon scales")
    :Type(Type.ARMOUR, Slot.BODY)
    :Found(Band.VERY_HI, 2):Worth(700, 5000)
    :Guard { encumbrance = 23, pv = 12, dv = -8, need_st = 20 }
    :Resist { fire = 40, cold = 40, poison = 40 }
    :Description("Each scale a coin nobody struck. They are as heavy as they look and keep off almost everything.")
    :Register()

Item.new("scarf")
    :View("scarf", "[", Color.LIGHTRED, "scarves")
    :Type(Type.ARMOUR, Slot.CLOAK)
    :Found(Band.VERY_LOW, 30):Worth(10, 20)
    :Guard { dv = 1 }
    :Description("Red wool, knitted too long. Its ends are where you were a moment ago.")
    :Register()

Item.new("hat")
    :View("felt hat", "]", Color.GREEN)
    :Type(Type.ARMOUR, Slot.HEAD)
    :Found(Band.VERY_LOW, 40):Worth(20, 5)
    :Guard { dv = 1 }
    :Description("A wide brim, once somebody's best. It keeps the sun out and the rain off.")
    :Register()

Item.new("barding")
    :View("barding", "[", Color.LIGHTGRAY, "sets of barding")
    :Type(Type.ARMOUR, Slot.BOOTS)
    :Found(Band.AVG, 6):Worth(400, 300)
    :Guard { pv = 4, dv = -2, need_st = 14 }
    :Description("Plates for the flank of something larger than you. Strapped round two legs it works, after a fashion.")
    :Register()
