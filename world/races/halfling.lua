Race.new("halfling")
    :View("halfling", "@", Color.GREEN)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.SMALL, "1d60+500") -- rate, ticks, ticks
    :Stats { St = "1d4+5", Dx = "1d4+12", To = "1d4+4", Le = "1d4+8", Wi = "1d4+8", Ma = "1d4+8", Pe = "1d4+10", Ch = "1d4+10" }
    :Skills { short_blades = 10 } -- tenths: a kitchen has knives
    :Quickness(2)                 -- four percent of the pace
    :Metabolism { hunger = 120 }  -- percent of ordinary
    :Description("Small, quick of hand and foot, and hungry first. Halflings count their years in meals; they see, dodge and step better than anybody expects.")
    :Register()
