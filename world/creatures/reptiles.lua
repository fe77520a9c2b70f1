-- Snakes and what is like them: slow to move, quick to strike, and helped by warmth.

Monster.new("small_snake")
    :View("small snake", "R", Color.LIGHTGRAY)
    :Kind(Kind.REPTILE):Band(Band.VERY_LOW)
    :Basic("1d10+80", "0d0+1000", "1d200+800", Size.VERY_SMALL, "3d4") -- rate, ticks, ticks
    :Stats { St = "1d2", Dx = "1d4+3", To = "1d2", Le = "1d1", Wi = "1d1", Ma = "1d1", Pe = "1d4+4", Ch = "1d1" }
    :Combat { hit = "2d3", damage = "1d3", dv = "1d3", pv = "0d0", hp = "1d3+2" }
    :AI { wander = true, memory = 4 }
    :Blow("bite", "bite_miss")
    :Resist { cold = -60 }
    :Tactic("It strikes sooner than it crawls: step back once, and it has to come to you again.")
    :Description("A grey bootlace that is warm to nobody. You outwalk it easily, but not its head.")
    :Register()

Monster.new("brown_snake", "small_snake")
    :View("brown snake", "R", Color.BROWN)
    :Basic("1d10+80", "0d0+1000", "1d200+800", Size.VERY_SMALL, "7d4")
    :Combat { hit = "2d4", damage = "1d4", dv = "1d3", pv = "1d1", hp = "1d5+3" }
    :Resist { cold = -40 }
    :Rarity(70)
    :Tactic("Two of them in a passage are worth a detour; one is worth a blow.")
    :Description("Two arms long, patterned like dry leaves, and as easy to overlook. It gives no poison, only holes.")
    :Register()

Monster.new("salamander", "small_snake")
    :View("salamander", "R", Color.LIGHTRED)
    :Band(Band.LOW)
    :Basic("1d10+85", "0d0+1000", "1d200+800", Size.VERY_SMALL, "8d4")
    :Combat { hit = "2d4", damage = "1d3", dv = "1d6+2", pv = "1d3", hp = "2d4+3" }
    :Brand(Resist.FIRE, "1d4")
    :Resist { cold = -50, fire = 90 }
    :Rarity(50)
    :Tactic("Armour is no help against heat: strike first, and from the side it is not facing.")
    :Description("A wet flame with four feet, never quite where the light says. Its bite burns through leather and mail alike.")
    :Register()

Monster.new("cobra", "small_snake")
    :View("cobra", "R", Color.GREEN)
    :Band(Band.LOW)
    :Basic("1d10+90", "0d0+1000", "1d200+700", Size.SMALL, "15d4")
    :Stats { Dx = "1d6+5", To = "2d2", Pe = "1d4+6" }
    :Combat { hit = "3d4", damage = "1d5+2", dv = "1d6+1", pv = "1d1", hp = "3d3+3" }
    :AI { memory = 10 }
    :Venom { modifier = "poison", percent = 40 }
    :Resist { cold = -40, poison = 80 }
    :Rarity(50)
    :Tactic("Keep an antidote at hand and a spear between you; never fight two.")
    :Description("It stands up out of its coils and spreads a hood with an eye on it. Two bites in five poison, and it bites more often than you strike.")
    :Register()

Monster.new("rattlesnake", "cobra")
    :View("rattlesnake", "R", Color.YELLOW)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+85", "0d0+1000", "1d200+600", Size.SMALL, "15d4")
    :Step(14) -- it throws itself sideways to go forward
    :Combat { hit = "3d5", damage = "1d8+2", dv = "1d5+1", pv = "1d3", hp = "4d3+4" }
    :AI { wander = false, memory = 6 }
    :Venom { modifier = "poison", percent = 60 }
    :Rarity(40)
    :Tactic("It tells you where it is and does not come far: go round it, or shoot.")
    :Description("Dust and lozenges, and a dry whirr at the end. It stays where it lies, and three bites of five are poisoned.")
    :Register()

Monster.new("king_cobra", "cobra")
    :View("king cobra", "R", Color.LIGHTMAGENTA)
    :Band(Band.AVG)
    :Basic("1d10+95", "0d0+1000", "1d200+500", Size.NORMAL, "30d4")
    :Stats { St = "2d4", Dx = "2d4+6", To = "3d3" }
    :Combat { hit = "4d4", damage = "1d10+3", dv = "2d5", pv = "2d2", hp = "5d4+6" }
    :AI { memory = 20 }
    :Venom { modifier = "poison", percent = 60, slices = "6d10+80" }
    :Venom { modifier = "stun", percent = 15 }
    :Rarity(30)
    :Tactic("Its poison alone can finish you: resist it, cure it, or do not be bitten.")
    :Description("As thick as a thigh, and its raised head looks you in the eye. Its venom works for a dozen of your actions and more.")
    :Register()

Monster.new("stone_newt", "small_snake")
    :View("stone newt", "R", Color.DARKGRAY)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+85", "0d0+1000", "1d200+800", Size.SMALL, "20d4")
    :Stats { St = "1d4+2", To = "2d3", Wi = "2d3" }
    :Combat { hit = "2d4", damage = "1d4", dv = "1d4", pv = "2d2", hp = "2d5+6" }
    :Venom { modifier = "petrifying", percent = 35 }
    :Resist { cold = -40, poison = 60 }
    :Rarity(40)
    :Tactic("Its bite turns you to stone by halves: fight it alone, never with something quick beside it.")
    :Description("A newt of grey pebbles that leaves no print. A bite in three makes everything take you half as long again for a few acts.")
    :Register()
