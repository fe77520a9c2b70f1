-- People of the vale, at peace with whoever is at peace with them.

Monster.new("villager")
    :View("villager", "p", Color.BROWN)
    :Kind(Kind.HUMAN):Band(Band.VERY_LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200") -- rate, ticks, ticks
    :Stats { St = "2d3+4", Dx = "2d3+3", To = "1d3+5", Le = "2d3+2", Wi = "1d3+4", Ma = "1d2", Pe = "1d4+7", Ch = "1d3+6" }
    :Combat { hit = "1d2", damage = "1d3", dv = "1d2", pv = "0d0", hp = "2d3+4" }
    :Body(Body.HUMANOID)
    :AI { wander = true, peaceful = true, hands = true, memory = 6, flee = 60 }
    :Rarity(0)
    :Tactic("Walk into them to trade places; strike one and you have one enemy more.")
    :Description("Clogs, apron, and flour to the elbow. Villagers step aside when you walk into them and remember who hit them.")
    :Register()

Monster.new("goodwife", "villager")
    :View("goodwife", "p", Color.YELLOW, "goodwives")
    :Description("A shawl, a basket of eggs and a good look at your boots. She steps aside when you walk into her.")
    :Register()

Monster.new("beggar", "villager")
    :View("desperate beggar", "p", Color.DARKGRAY)
    :Basic("1d10+85", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1000")
    :Combat { hit = "1d2", damage = "1d3", dv = "1d2", pv = "0d0", hp = "2d3+3" }
    :AI { peaceful = false, coward = true, equips = true, memory = 8, flee = 0 }
    :Rarity(40)
    :Tactic("One blow sends it running with whatever it has picked up: hit it before it arms itself.")
    :Description("Sacking, sores and a stone in each hand. It picks up what you drop, and half a fright is enough for it.")
    :Register()

Monster.new("footpad", "beggar")
    :View("footpad", "p", Color.BROWN)
    :Basic("1d10+105", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1100")
    :Stats { Dx = "2d4+5" }
    :Combat { hit = "1d4", damage = "1d4", dv = "2d3", pv = "0d0", hp = "2d4+4" }
    :AI { memory = 20 }
    :Carries("dagger", 60)
    :Carries("throwing_knife", 40, "1d3")
    :Rarity(50)
    :Tactic("Quicker than you and easily frightened: stand with a wall behind you and let it come twice.")
    :Description("A scarf to the eyes and soft shoes. It keeps a step ahead of you either way, and runs when it bleeds.")
    :Register()

Monster.new("bandit", "footpad")
    :View("bandit", "p", Color.LIGHTGRAY)
    :Band(Band.LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200")
    :Stats { St = "1d4+9", Dx = "1d4+9", To = "1d4+9", Pe = "1d4+8" }
    :Combat { hit = "1d4", damage = "1d4", dv = "1d4+1", pv = "1d2", hp = "2d4+10" }
    :AI { coward = false, pack = true, memory = 40, flee = 25 }
    :Carries("short_sword", 50)
    :Carries("leather_armour", 30)
    :Rarity(60)
    :Tactic("It has friends within earshot: fight it where only one can reach you, and take its gear.")
    :Description("A good coat with a bad stain. What it wears is worth more than what it knows, and both can be had.")
    :Register()

Monster.new("cutthroat", "bandit")
    :View("cutthroat", "p", Color.LIGHTRED)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+110", "0d0+1000", "1d100+750", Size.NORMAL, "1d200+1100")
    :Stats { Dx = "1d4+14" }
    :Combat { hit = "2d3", damage = "1d6+2", dv = "2d4", pv = "1d2", hp = "3d4+10" }
    :AI { pack = false, flee = 30 }
    :Blow("stab", "stab_miss")
    :Venom { modifier = "wound", percent = 35 }
    :Rarity(40)
    :Tactic("It cuts and waits for the blood to work: close the wound first, then close with it.")
    :Description("Thin gloves, thin smile, and a razor for each. Its cuts go on bleeding, and it is patient.")
    :Register()

Monster.new("renegade_guard", "bandit")
    :View("renegade guard", "p", Color.LIGHTBLUE)
    :Band(Band.AVG)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1300")
    :Stats { St = "1d8+13", Dx = "1d8+11", To = "1d8+11" }
    :Combat { hit = "1d6+2", damage = "2d3", dv = "3d2", pv = "2d3", hp = "4d5+18" }
    :AI { flee = 0, memory = 60 }
    :Carries("long_sword", 70)
    :Carries("chain_mail", 40)
    :Carries("kite_shield", 40)
    :Rarity(40)
    :Tactic("Trained and armoured: wear it down at a door with a pole arm, or leave it to its post.")
    :Description("The king's badge is filed off, the drill is not. It fights as you were taught to, only longer.")
    :Register()
