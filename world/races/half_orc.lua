Race.new("half_orc")
    :View("half orc", "@", Color.LIGHTGRAY)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d300+1400") -- rate, ticks, ticks
    :Stats { St = "1d4+14", Dx = "1d4+10", To = "1d4+12", Le = "1d4+4", Wi = "1d4+4", Ma = "1d4+4", Pe = "1d4+10", Ch = "1d4+6" }
    :Skills { axes = 10 }       -- tenths: the family trade
    :Metabolism { hunger = 90 } -- percent of ordinary: what others would not eat
    :Resist { poison = 10 }     -- percent
    :Description("Grey, square, and grinning. Half orcs are old at forty and spend it on strength: none hits harder, none learns slower.")
    :Register()
