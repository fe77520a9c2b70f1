-- People of the vale, at peace with whoever is at peace with them.

Monster.new("villager")
    :View("villager", "p", Color.BROWN)
    :Kind(Kind.HUMAN):Band(Band.VERY_LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200") -- rate, ticks, ticks
    :Stats { St = "2d3+4", Dx = "2d3+3", To = "1d3+5", Le = "2d3+2", Wi = "1d3+4", Ma = "1d2", Pe = "1d4+7", Ch = "1d3+6" }
    :Combat { hit = "1d2", damage = "1d3", dv = "1d2", pv = "0d0", hp = "2d3+4" }
    :Body(Body.HUMANOID)
    :AI { wander = true, peaceful = true, memory = 6, flee = 60 }
    :Rarity(0)
    :Tactic("Walk into them to trade places; strike one and you have one enemy more.")
    :Description("Clogs, apron, and flour to the elbow. Villagers step aside when you walk into them and remember who hit them.")
    :Register()

Monster.new("goodwife", "villager")
    :View("goodwife", "p", Color.YELLOW, "goodwives")
    :Description("A shawl, a basket of eggs and a good look at your boots. She steps aside when you walk into her.")
    :Register()
