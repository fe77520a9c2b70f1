-- Dogs. The old one is nobody's enemy.

Monster.new("old_dog")
    :View("old dog", "C", Color.LIGHTGRAY)
    :Kind(Kind.CANINE):Band(Band.VERY_LOW)
    :Basic("1d8+76", "0d0+1000", "1d100+1000", Size.SMALL, "1d60+240") -- rate, ticks, ticks
    :Stats { St = "2d3+2", Dx = "1d4+4", To = "1d4+4", Le = "1d3", Wi = "1d4", Ma = "1d1", Pe = "1d4+8", Ch = "1d4+8" }
    :Combat { hit = "1d3", damage = "1d4", dv = "1d3", pv = "1d2", hp = "2d4+6" }
    :AI { wander = true, peaceful = true, memory = 5, flee = 40 }
    :Blow("bite", "bite_miss")
    :Rarity(0)
    :Tactic("Leave it in peace and it leaves you; walk into it and you trade places.")
    :Description("A grey-muzzled sheepdog that gets up in two halves. It makes way for whoever walks gently.")
    :Register()

Monster.new("wild_dog", "old_dog")
    :View("wild dog", "C", Color.BROWN)
    :Basic("1d10+120", "0d0+1000", "1d100+900", Size.SMALL, "1d60+180")
    :Combat { hit = "1d3", damage = "1d4+1", dv = "1d4+1", pv = "1d1", hp = "2d4+4" }
    :AI { peaceful = false, memory = 20, flee = 20 }
    :Rarity(30)
    :Tactic("It runs you down in the open. Take it where only one cell touches yours.")
    :Description("Ribs, burrs and yellow teeth. It covers five steps to your four, and turns tail when it is hurt.")
    :Register()
