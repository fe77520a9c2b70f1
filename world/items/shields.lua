-- Shields: dv is what they block.

Item.new("buckler")
    :View("buckler", ")", Color.BROWN)
    :Type(Type.SHIELD)
    :Found(Band.VERY_LOW, 70):Worth(100, 25)
    :Guard { encumbrance = 5, dv = 3, need_st = 5 }
    :Description("A wooden disc no wider than a plate, gripped in the fist. It costs next to nothing to carry and saves a hand.")
    :Register()

Item.new("kite_shield", "buckler")
    :View("kite shield", ")", Color.LIGHTGRAY)
    :Found(Band.LOW, 35):Worth(300, 90)
    :Guard { encumbrance = 10, dv = 8, need_st = 10 }
    :Description("Painted limewood from chin to shin, rimmed with rawhide. It stops a great deal, once you know where to hold it.")
    :Register()

Item.new("tower_shield", "buckler")
    :View("tower shield", ")", Color.WHITE)
    :Found(Band.ABOVE_LOW, 20):Worth(520, 200)
    :Guard { encumbrance = 15, dv = 13, hit = -2, need_st = 15 }
    :Description("A door with a handle. Behind it you are safe from almost everything and see almost nothing.")
    :Register()

Item.new("orb")
    :View("orb", ")", Color.LIGHTMAGENTA)
    :Type(Type.SHIELD)
    :Found(Band.AVG, 8):Worth(40, 400)
    :Guard { quickness = 2 }
    :Description("A ball of milky glass that sits in the hand. It stops nothing; it makes you a little quicker.")
    :Register()
