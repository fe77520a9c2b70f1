-- Kobolds: small, upright, and seldom alone.

Monster.new("kobold")
    :View("kobold", "k", Color.LIGHTGREEN)
    :Kind(Kind.KOBOLD):Band(Band.VERY_LOW)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+600") -- rate, ticks, ticks
    :Stats { St = "2d3+2", Dx = "2d3+3", To = "1d3+3", Le = "2d3", Wi = "1d3+2", Ma = "1d2", Pe = "1d4+7", Ch = "1d3" }
    :Combat { hit = "1d3", damage = "1d4", dv = "1d3", pv = "1d1", hp = "2d3+3" }
    :Body(Body.HUMANOID)
    :AI { wander = true, memory = 15, flee = 30 }
    :Blow("stab", "stab_miss")
    :Gold("1d6")
    :Tactic("It flees when hurt and comes back with your face in mind; finish what you begin.")
    :Description("A scaled thing in a sack, holding a sharpened spoon as if it were a spear. It keeps your pace, and it runs when it bleeds.")
    :Register()

Monster.new("large_kobold", "kobold")
    :View("large kobold", "k", Color.GREEN)
    :Band(Band.LOW)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+800")
    :Stats { St = "2d3+5", To = "2d3+3" }
    :Combat { hit = "1d4+1", damage = "1d6", dv = "1d3+1", pv = "1d2", hp = "2d5+5" }
    :AI { flee = 20 }
    :Rarity(60)
    :Gold("2d6")
    :Tactic("Keep it from the others: it fights better with somebody behind it.")
    :Description("Head and shoulders above its kin, with a collar of other people's spoons. It stays in a fight longer than they do.")
    :Register()
