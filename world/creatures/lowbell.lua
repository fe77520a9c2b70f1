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

Monster.new("child", "villager")
    :View("child", "p", Color.LIGHTGREEN, "children")
    :Basic("1d10+125", "0d0+1000", "0d0+1000", Size.SMALL, "1d100+300")
    :Combat { hit = "1d1", damage = "1d1", dv = "1d4+3", pv = "0d0", hp = "1d3+2" }
    :Description("Scabbed knees, a stick for a sword. Children run five steps to your four, and the morning is long for them.")
    :Register()
