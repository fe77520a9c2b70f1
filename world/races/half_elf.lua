Race.new("half_elf")
    :View("half elf", "@", Color.LIGHTGREEN, "half elves")
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1000") -- rate, ticks, ticks
    :Stats { St = "1d4+6", Dx = "1d4+10", To = "1d4+6", Le = "1d4+10", Wi = "1d4+8", Ma = "1d4+8", Pe = "1d4+8", Ch = "1d4+8" }
    :Skills { short_blades = 10 } -- tenths: a light hand and a light blade
    :Description("Long in the ear and short in the temper, at home at two tables. Half elves live two centuries, learn fast and duck well.")
    :Register()
