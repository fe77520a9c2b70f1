-- Bats. They are among the eleven whose own energy differs: 900 ticks, on an ordinary rate of 100.

Monster.new("bat")
    :View("bat", "b", Color.BROWN)
    :Kind(Kind.RAT):Band(Band.VERY_LOW)
    :Basic("0d0+100", "0d0+900", "1d200+800", Size.VERY_SMALL, "3d4") -- rate, ticks, ticks
    :Stats { St = "1d1", Dx = "1d4+8", To = "1d1", Le = "1d1", Wi = "1d1", Ma = "1d1", Pe = "3d4+6", Ch = "1d1" }
    :Combat { hit = "1d2", damage = "1d2", dv = "1d4+3", pv = "0d0", hp = "1d3+1" }
    :AI { wander = true, coward = true, memory = 2 }
    :Blow("bite", "bite_miss")
    :Rarity(70)
    :Tactic("Do not chase it: it is a little quicker than you and forgets you soon.")
    :Description("A scrap of leather that turns in the air before your face. It gains one step on you in ten, and comes back when you have forgotten it.")
    :Register()

Monster.new("huge_bat", "bat")
    :View("huge bat", "b", Color.DARKGRAY)
    :Band(Band.LOW)
    :Basic("0d0+100", "0d0+900", "1d200+700", Size.SMALL, "10d4")
    :Stats { St = "1d4", Dx = "1d6+8" }
    :Combat { hit = "1d3", damage = "1d4", dv = "1d4+4", pv = "1d1", hp = "2d4+2" }
    :AI { wander = true, coward = false, flee = 25, memory = 6 }
    :Rarity(50)
    :Tactic("Its bites come faster than its wings; a shield is worth more than a sword here.")
    :Description("Its wings brush both sides of the passage at once. It bites more often than it moves, and leaves when it is hurt.")
    :Register()

Monster.new("vampire_bat", "huge_bat")
    :View("vampire bat", "b", Color.LIGHTRED)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+110", "0d0+1000", "1d200+700", Size.SMALL, "8d4")
    :Step(6) -- on the wing: each bite still takes it a whole act
    :Combat { hit = "2d3", damage = "1d4+2", dv = "2d4+4", pv = "1d1", hp = "3d4+4" }
    :AI { wander = true, pack = true, flee = 40, memory = 12 }
    :Venom { modifier = "wound", percent = 30, slices = "2d10+20" }
    :Rarity(40)
    :Tactic("It drinks and leaves; bind the wound before you follow, for it comes back to the smell.")
    :Description("A leather glove with a face in the palm, red about the mouth. One bite in three goes on bleeding.")
    :Register()
