-- The people of Lowbell. Each keeps an hour of their own.

Monster.new("bell_ringer", "villager")
    :View("bell-ringer", "p", Color.WHITE)
    :Basic("1d6+97", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200") -- rate, ticks, ticks
    :Description("He counts under his breath, and has done so since the bell began to stop. He steps aside for whoever does not make him lose count.")
    :Register()

Monster.new("miller", "villager")
    :View("miller", "p", Color.LIGHTGRAY)
    :Basic("1d10+75", "0d0+1000", "0d0+1000", Size.NORMAL, "1d300+1500")
    :Description("White to the eyebrows and slow as his wheel. He is sure that his rats are nobody's business, and pays for fewer of them.")
    :Register()

Monster.new("smith", "villager")
    :View("smith", "p", Color.LIGHTRED)
    :Stats { St = "1d4+12" }
    :Combat { hit = "1d4", damage = "1d6+1", dv = "1d2", pv = "1d2", hp = "2d4+8" }
    :Description("Arms like gateposts, and burns up to the elbow. She strikes three times while others lift the hammer once, but only at iron.")
    :Register()

Monster.new("lane_guard", "villager")
    :View("lane guard", "p", Color.LIGHTBLUE)
    :Stats { St = "1d4+11", Dx = "1d4+9", To = "1d4+10", Pe = "1d4+8" }
    :Combat { hit = "1d4+2", damage = "1d6", dv = "1d4+2", pv = "1d3+1", hp = "3d4+16" }
    :AI { wander = false, peaceful = true, hands = true, equips = true, memory = 20, flee = 10 }
    :Carries("short_sword", 100)
    :Carries("leather_armour", 100)
    :Joins { names = "Odo Bri Fen Hob Ivo", price = 40 } -- gold
    :Tactic("Hired by the head, and stays hired: worth its gold where two can stand side by side.")
    :Description("A short sword, a long lunch and nothing on the lane worth guarding. She would rather be paid for walking.")
    :Register()

Monster.new("child", "villager")
    :View("child", "p", Color.LIGHTGREEN, "children")
    :Basic("1d10+125", "0d0+1000", "0d0+1000", Size.SMALL, "1d100+300")
    :Combat { hit = "1d1", damage = "1d1", dv = "1d4+3", pv = "0d0", hp = "1d3+2" }
    :Description("Scabbed knees, a stick for a sword. Children run five steps to your four, and the morning is long for them.")
    :Register()
