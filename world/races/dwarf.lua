Race.new("dwarf")
    :View("dwarf", "@", Color.BROWN)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1300") -- rate, ticks, ticks
    :Stats { St = "1d4+10", Dx = "1d4+4", To = "1d4+14", Le = "1d4+8", Wi = "1d4+10", Ma = "1d4+6", Pe = "1d4+6", Ch = "1d4+6" }
    :Skills { find_weakness = 10 } -- tenths: stone-cutters look for the flaw
    :Resist { poison = 10, fire = 10 } -- percent: mine gas and forges
    :Description("Broad, patient, used to dark and weight. A dwarf gives three hundred years to one craft: they carry more and bleed less, but duck late.")
    :Register()
