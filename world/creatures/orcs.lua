-- Orcs: strong, armed, and no quicker than anybody. What they lack in pace they have in arms and numbers.

Monster.new("orc_scout")
    :View("orc scout", "o", Color.LIGHTGRAY)
    :Kind(Kind.ORC):Band(Band.LOW)
    :Basic("1d10+105", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200") -- rate, ticks, ticks
    :Stats { St = "2d4+8", Dx = "2d3+5", To = "2d4+8", Le = "1d4+2", Wi = "1d4+4", Ma = "1d4", Pe = "1d4+9", Ch = "1d5" }
    :Combat { hit = "1d4", damage = "1d5", dv = "1d4+1", pv = "1d2", hp = "2d5+10" }
    :Body(Body.HUMANOID)
    :AI { wander = true, equips = true, hands = true, pack = true, memory = 40, flee = 60 }
    :Carries("dagger", 50)
    :Carries("javelin", 30, "1d3")
    :Rarity(50)
    :Tactic("It runs to fetch the others at the first scratch: end it in two blows, or be gone when they come.")
    :Description("Lean for an orc, barefoot, looking over its shoulder already. It is a little quicker than you and runs before it fights.")
    :Register()

Monster.new("young_orc", "orc_scout")
    :View("young orc", "o", Color.LIGHTGREEN)
    :Band(Band.VERY_LOW)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1000")
    :Stats { St = "2d4+4", To = "2d4+4" }
    :Combat { hit = "1d3", damage = "1d4", dv = "1d3", pv = "1d1", hp = "2d3+5" }
    :AI { pack = false, memory = 15, flee = 30 }
    :Carries("club", 30)
    :Rarity(40)
    :Tactic("It swings hard and wild: a shield turns most of it, and its back is often open.")
    :Description("Tusks hardly through, and somebody's belt wound round it twice. It has an orc's arm and nothing yet to guide it.")
    :Register()

Monster.new("orc", "orc_scout")
    :View("orc", "o", Color.GREEN)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d400+1400")
    :Stats { St = "2d5+12", To = "2d5+10" }
    :Combat { hit = "1d6", damage = "2d3", dv = "1d4", pv = "1d3", hp = "3d5+14" }
    :AI { flee = 10 }
    :Carries("hand_axe", 40)
    :Carries("leather_armour", 30)
    :Rarity(70)
    :Tactic("Trade no blows with it in the open: doorway, shield, and a potion kept back.")
    :Description("Slate-grey, a head taller than you, and not in any hurry. One blow in the open is as good as two of yours.")
    :Register()

Monster.new("hill_orc", "orc")
    :View("hill orc", "o", Color.YELLOW)
    :Band(Band.AVG)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d400+1600")
    :Stats { St = "2d5+18", To = "2d5+16" }
    :Combat { hit = "1d8", damage = "2d4+1", dv = "1d5", pv = "1d4", hp = "4d5+20" }
    :Venom { modifier = "stun", percent = 15 }
    :Carries("mace", 40)
    :Carries("ring_mail", 20)
    :Rarity(50)
    :WindUp { name = "smash", pattern = Pattern.CELL, tu = 16, damage = "3d5", percent = 35, breakable = true,
              begin = "windup_smash", hit = "smash", miss = "smash_miss" }
    :Tactic("A stunned fighter against it is a dead one: step out of reach until your head clears.")
    :Description("Sunburnt, lime in its hair, and fists like bread ovens. Its bare hands ring your skull; armed, it only kills.")
    :Register()

Monster.new("dark_orc", "hill_orc")
    :View("dark orc", "o", Color.DARKGRAY)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d400+1400")
    :Stats { Dx = "2d4+6", Pe = "1d4+12" }
    :Combat { hit = "1d8+2", damage = "2d4", dv = "2d4", pv = "1d4", hp = "4d5+18" }
    :Carries("long_sword", 40)
    :Rarity(40)
    :Tactic("It sees you before your lamp finds it: listen for the log, and meet it where the light is.")
    :Description("Soot to the eyelids, and blades wrapped in felt. It sees further than you do in the dark and strikes surely when it comes.")
    :Register()

Monster.new("orc_sentry", "orc")
    :View("orc sentry", "o", Color.LIGHTBLUE)
    :Basic("1d8+85", "0d0+1000", "0d0+1000", Size.NORMAL, "1d400+1600")
    :Combat { hit = "1d8", damage = "2d4", dv = "1d6+1", pv = "2d3", hp = "3d5+18" }
    :AI { wander = false, guard = true, area = 8, flee = 0 }
    :Carries("spear", 70)
    :Carries("kite_shield", 40)
    :Rarity(30)
    :Tactic("It defends eight cells and no more: take your wounds outside, and come back whole.")
    :Description("Planted behind a shield as if it had been built there. It gives back no ground and leaves none, which tells you where to stand.")
    :Register()

Monster.new("orc_captain", "hill_orc")
    :View("orc captain", "o", Color.BROWN)
    :Band(Band.ABOVE_AVG)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d400+1700")
    :Stats { St = "2d5+22", Dx = "2d4+6", To = "2d5+20" }
    :Combat { hit = "2d6", damage = "2d5", dv = "2d4", pv = "2d4", hp = "6d5+25" }
    :AI { flee = 0, memory = 80 }
    :Carries("great_sword", 30)
    :Carries("chain_mail", 50)
    :Rarity(20)
    :WindUp { name = "whirl", pattern = Pattern.RING, tu = 18, damage = "3d6", percent = 40, breakable = true,
              begin = "windup_whirl", hit = "cleave", miss = "cleave_miss" }
    :Tactic("Burn its company first, then it: what hunts with it stops hunting when it falls out of sight.")
    :Description("A braid for each company it has led, and a whistle on a cord. It has never run, and it knows the corridor trick.")
    :Register()

Monster.new("orc_hunter", "orc")
    :View("orc hunter", "o", Color.CYAN)
    :Band(Band.AVG)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d400+1400")
    :Stats { Dx = "2d4+6", Pe = "1d4+11" }
    :Combat { hit = "1d8+2", damage = "2d3", dv = "2d3", pv = "1d3", hp = "3d5+16" }
    :AI { flee = 25 }
    :Carries("long_bow", 70)
    :Carries("arrow", 100, "2d6+4")
    :Carries("javelin", 60, "1d4+1")
    :Rarity(30)
    :Tactic("Take away its light or its line: what it hits at ten cells it hits as hard as an axe.")
    :Description("Deerskin and stillness, an arrow already lying on the string. It shoots as long as it sees you and has something to shoot.")
    :Register()

Monster.new("orc_reaver", "orc")
    :View("orc reaver", "o", Color.LIGHTRED)
    :Band(Band.AVG)
    :Combat { hit = "2d4", damage = "2d4+1", dv = "1d4+1", pv = "1d4", hp = "4d6+12", pp = "0d0+8" }
    :Casts("rage", 30)
    :Casts("charge", 40)
    :Carries("hand_axe", 60)
    :Rarity(30)
    :Tactic("It spends its rage early: keep a door shut between you for eight acts, and then open it.")
    :Description("Foam on the tusks, and a shield bitten through at the rim. It is upon you from five steps away before you have seen it move.")
    :Register()
