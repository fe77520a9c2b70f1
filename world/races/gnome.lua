Race.new("gnome")
    :View("gnome", "@", Color.YELLOW)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.SMALL, "1d60+450") -- rate, ticks, ticks
    :Stats { St = "1d4+5", Dx = "1d4+8", To = "1d4+5", Le = "1d4+12", Wi = "1d4+12", Ma = "1d4+8", Pe = "1d4+8", Ch = "1d4+6" }
    :Skills { find_weakness = 20 } -- tenths: everything comes apart somewhere
    :Description("Knee-high, ink on the cuffs. Gnomes take 250 years to finish a thought; they learn fastest, clear their heads soonest and lift least.")
    :Register()
