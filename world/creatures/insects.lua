-- Insects of the shallow caves.

Monster.new("centipede")
    :View("centipede", "S", Color.YELLOW)
    :Kind(Kind.INSECT):Band(Band.VERY_LOW)
    :Basic("1d10+80", "0d0+1000", "1d100+950", Size.VERY_SMALL, "3d4") -- rate, ticks, ticks
    :Stats { St = "1d2", Dx = "1d4+2", To = "1d1", Le = "1d1", Wi = "1d1", Ma = "1d1", Pe = "1d4+3", Ch = "1d1" }
    :Combat { hit = "1d3", damage = "1d3", dv = "1d4", pv = "1d1", hp = "1d4+1" }
    :AI { wander = true, memory = 3 }
    :Blow("bite", "bite_miss")
    :Tactic("Near-sighted: it loses you at five cells.")
    :Description("A hand of amber plates on far too many legs. It sees little beyond its feelers.")
    :Register()

Monster.new("beetle", "centipede")
    :View("stag beetle", "i", Color.DARKGRAY)
    :Basic("1d10+55", "0d0+1000", "1d200+1000", Size.VERY_SMALL, "6d4")
    :Combat { hit = "1d2", damage = "1d4+1", dv = "1d1", pv = "1d3+1", hp = "1d4+4" }
    :Rarity(60)
    :Tactic("Its shell turns light blades: bring a mace, or walk away, for it is slow.")
    :Description("A beetle as big as a loaf, with jaws like a pair of tongs. You take three steps to its two, and light blades slide off it.")
    :Register()
