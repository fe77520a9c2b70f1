-- Insects: armour, venom, and eyes that reach no further than the feelers.

Monster.new("centipede")
    :View("centipede", "S", Color.YELLOW)
    :Kind(Kind.INSECT):Band(Band.VERY_LOW)
    :Basic("1d10+80", "0d0+1000", "1d100+950", Size.VERY_SMALL, "3d4") -- rate, ticks, ticks
    :Stats { St = "1d2", Dx = "1d4+2", To = "1d1", Le = "1d1", Wi = "1d1", Ma = "1d1", Pe = "1d4+3", Ch = "1d1" }
    :Combat { hit = "1d3", damage = "1d3", dv = "1d4", pv = "1d1", hp = "1d4+1" }
    :AI { wander = true, memory = 3 }
    :Blow("bite", "bite_miss")
    :Tactic("Near-sighted: it loses you at five cells.")
    :Description("A hand of amber plates on far too many legs. It sees little beyond its feelers.")
    :Register()

Monster.new("beetle", "centipede")
    :View("stag beetle", "i", Color.DARKGRAY)
    :Basic("1d10+55", "0d0+1000", "1d200+1000", Size.VERY_SMALL, "6d4")
    :Combat { hit = "1d2", damage = "1d4+1", dv = "1d1", pv = "1d3+1", hp = "1d4+4" }
    :Rarity(60)
    :Tactic("Its shell turns light blades: bring a mace, or walk away, for it is slow.")
    :Description("A beetle as big as a loaf, with jaws like a pair of tongs. You take three steps to its two, and light blades slide off it.")
    :Register()

Monster.new("spider", "centipede")
    :View("spider", "S", Color.BROWN)
    :Basic("1d10+70", "0d0+1000", "1d100+900", Size.VERY_SMALL, "3d4")
    :Combat { hit = "2d4", damage = "1d3", dv = "1d3", pv = "0d0", hp = "1d3+2" }
    :Resist { fire = -30, cold = -20 }
    :Rarity(70)
    :Tactic("It seldom misses and hardly hurts; step on it before it calls you home.")
    :Description("A fist of hair on eight bent wires. It goes slower than you and hits more surely than its size would say.")
    :Register()

Monster.new("giant_spider", "spider")
    :View("giant spider", "S", Color.LIGHTGRAY)
    :Basic("1d10+80", "0d0+1000", "1d100+700", Size.SMALL, "1d40+40")
    :Combat { hit = "2d5", damage = "1d4+1", dv = "1d4", pv = "1d2", hp = "2d3+3" }
    :Venom { modifier = "poison", percent = 15, slices = "2d10+30" }
    :Rarity(50)
    :Tactic("Walk away from it and it cannot follow; stay, and its poison outlasts it.")
    :Description("As wide as a cartwheel, with drops on its fangs. Five of your steps are four of its, and one bite in seven is poisoned.")
    :Register()

Monster.new("scorpion", "spider")
    :View("scorpion", "S", Color.YELLOW)
    :Band(Band.LOW)
    :Basic("1d10+75", "0d0+1000", "1d100+700", Size.SMALL, "3d10+20")
    :Combat { hit = "2d5", damage = "1d5+2", dv = "1d3", pv = "2d2", hp = "2d4+4" }
    :Blow("stab", "stab_miss")
    :Venom { modifier = "poison", percent = 40 }
    :Venom { modifier = "stun", percent = 10 }
    :Resist { poison = 80 }
    :Rarity(50)
    :Tactic("Shoot it or leave it: it is slow, and each sting that draws blood is a bad one.")
    :Description("Sand-coloured plates and a tail carried like a lantern. Nearly every other sting poisons, but it cannot keep up with a walk.")
    :Register()

Monster.new("tarantula", "spider")
    :View("tarantula", "S", Color.RED)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+85", "0d0+1000", "1d100+600", Size.SMALL, "3d20+40")
    :Combat { hit = "3d4", damage = "1d6+2", dv = "2d3", pv = "1d3", hp = "4d4+4" }
    :AI { memory = 10 }
    :Venom { modifier = "poison", percent = 40 }
    :Rarity(40)
    :Tactic("Drink the antidote after the fight, not in it: the next bite undoes it.")
    :Description("Brown plush over something that clicks when it walks. It bites five times to your three blows, and two in five are poisoned.")
    :Register()

Monster.new("fire_beetle", "beetle")
    :View("fire beetle", "i", Color.LIGHTRED)
    :Basic("1d10+90", "0d0+1000", "1d300+900", Size.VERY_SMALL, "5d4")
    :Combat { hit = "1d3", damage = "1d2", dv = "1d2", pv = "1d4", hp = "1d4+4" }
    :Brand(Resist.FIRE, "1d3")
    :Resist { fire = 80, cold = -60 }
    :Rarity(50)
    :Tactic("Mail does not stop its heat; cold does twice the work on it.")
    :Description("Two coals glow behind its head, and the straw smokes where it has been. Its bite burns through any armour.")
    :Register()

Monster.new("frost_beetle", "fire_beetle")
    :View("frost beetle", "i", Color.WHITE)
    :Band(Band.LOW)
    :Basic("1d10+95", "0d0+1000", "1d300+900", Size.VERY_SMALL, "7d4")
    :Combat { hit = "1d5", damage = "1d4", dv = "1d3", pv = "2d3", hp = "2d4+6" }
    :Brand(Resist.COLD, "1d5")
    :Resist { fire = -60, cold = 80 }
    :Rarity(50)
    :Tactic("Hit it hard or not at all: its shell takes the edge off light blades, its bite ignores yours.")
    :Description("White as a plate, and the floor creaks with rime under it. The cold of its bite goes through mail, and fire undoes it.")
    :Register()

Monster.new("acid_beetle", "fire_beetle")
    :View("acid beetle", "i", Color.GREEN)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+100", "0d0+1000", "1d300+900", Size.VERY_SMALL, "9d4")
    :Combat { hit = "1d6", damage = "1d5", dv = "1d3", pv = "3d3", hp = "3d4+8" }
    :Brand(Resist.ACID, "1d6")
    :Resist { acid = 80 }
    :Rarity(40)
    :Tactic("Bring a mace: blades skid on the shell, and every round costs you a burn.")
    :Description("Bottle-green, with a bead at each jaw that hisses when it drops. Its spit counts through any armour, so end it in few blows.")
    :Register()

Monster.new("killer_beetle", "beetle")
    :View("killer beetle", "i", Color.BLUE)
    :Band(Band.AVG)
    :Basic("1d10+90", "0d0+1000", "1d300+900", Size.SMALL, "20d6")
    :Stats { St = "3d4+6", To = "2d4" }
    :Combat { hit = "1d10", damage = "2d6+1", dv = "1d4", pv = "4d3", hp = "5d4+10" }
    :AI { memory = 8 }
    :Venom { modifier = "stun", percent = 30 }
    :Resist { fire = 40, cold = 40, acid = 40 }
    :Rarity(30)
    :Tactic("It forgets you at eight cells: break away while you can still see straight.")
    :Description("Blue-black and as long as a bench, with jaws that meet like a gate. One bite in three leaves you reeling; out of sight is out of its mind.")
    :Register()

Monster.new("giant_wasp", "centipede")
    :View("giant wasp", "b", Color.YELLOW)
    :Band(Band.AVG)
    :Basic("1d20+180", "0d0+1000", "1d200+800", Size.VERY_SMALL, "5d4")
    :Stats { St = "1d3", Dx = "2d4+12", Pe = "1d4+8" }
    :Combat { hit = "1d8", damage = "1d6+2", dv = "4d4+3", pv = "0d0", hp = "2d4+4" }
    :AI { pack = true, memory = 15 }
    :Blow("stab", "stab_miss")
    :Venom { modifier = "poison", percent = 40, slices = "2d10+30" }
    :Rarity(30)
    :Tactic("Two moves to your one and a nest behind it: shut the door, or strike when it is beside you.")
    :Description("A hand's length of black and gold that is always at the edge of your eye. It moves twice while you move once, and dies of one good blow.")
    :Register()
