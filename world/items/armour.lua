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
