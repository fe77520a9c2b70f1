Race.new("high_elf")
    :View("high elf", "@", Color.LIGHTCYAN, "high elves")
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+900") -- rate, ticks, ticks
    :Stats { St = "1d4+5", Dx = "1d4+12", To = "1d4+4", Le = "1d4+12", Wi = "1d4+8", Ma = "1d4+8", Pe = "1d4+8", Ch = "1d4+8" }
    :Skills { long_blades = 10, healing = 10 } -- tenths: centuries of practice, and of mending
    :Resist { cold = 10 }                      -- percent
    :Description("Tall, pale, and listening to a slower tune. A high elf may see a thousand winters and breaks like a twig in any: be quick or elsewhere.")
    :Register()
