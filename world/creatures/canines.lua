-- Dogs and wolves. The old one is nobody's enemy; the rest come in packs, and pace is their weapon.

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

Monster.new("stray_dog", "old_dog")
    :View("stray dog", "C", Color.YELLOW)
    :Basic("1d10+105", "0d0+1000", "1d100+900", Size.SMALL, "1d60+200")
    :Combat { hit = "1d4+1", damage = "1d4+1", dv = "1d4+3", pv = "1d2", hp = "2d4+12" }
    :AI { wander = true, peaceful = true, memory = 12, flee = 15 }
    :Joins { names = "Bramble Moss Tansy Burr Sorrel" }
    :Tactic("Hungry, and nobody's: give it something to eat and it is yours. It bites a little faster than you strike.")
    :Description("Thin, burr-eared, and watching your hands. It has been somebody's dog before, and would be again.")
    :Register()

Monster.new("wild_dog", "old_dog")
    :View("wild dog", "C", Color.BROWN)
    :Basic("1d10+120", "0d0+1000", "1d100+900", Size.SMALL, "1d60+180")
    :Combat { hit = "1d3", damage = "1d4+1", dv = "1d4+1", pv = "1d1", hp = "2d4+4" }
    :AI { peaceful = false, pack = true, memory = 20, flee = 20 }
    :Rarity(30)
    :Tactic("It runs you down in the open, and others follow it. Take it where only one cell touches yours.")
    :Description("Ribs, burrs and yellow teeth. It covers five steps to your four, and turns tail when it is hurt.")
    :Register()

Monster.new("rabid_dog", "wild_dog")
    :View("rabid dog", "C", Color.LIGHTRED)
    :Band(Band.LOW)
    :Basic("1d10+125", "0d0+1000", "1d100+700", Size.SMALL, "1d100+200")
    :Combat { hit = "2d3", damage = "1d5+1", dv = "1d2", pv = "1d1", hp = "2d4+6" }
    :AI { peaceful = false, pack = false, memory = 40, flee = 0 }
    :Venom { modifier = "confuse", percent = 20, slices = "1d10+10" }
    :Rarity(40)
    :Tactic("Stand still with your back to a wall when its bite makes your head swim; it does not retreat.")
    :Description("Foam to the shoulders, and one eye that looks past you. Its bite may turn left and right about, and no wound makes it leave.")
    :Register()

Monster.new("wolf", "wild_dog")
    :View("wolf", "C", Color.LIGHTGRAY, "wolves")
    :Band(Band.LOW)
    :Basic("1d10+130", "0d0+1000", "1d100+800", Size.SMALL, "1d300+500")
    :Stats { St = "3d3+2", Dx = "2d4+4", To = "2d3+2", Pe = "1d4+10" }
    :Combat { hit = "2d3", damage = "1d5+1", dv = "1d4+2", pv = "2d2", hp = "3d4+4" }
    :AI { peaceful = false, pack = true, memory = 40, flee = 25 }
    :Venom { modifier = "wound", percent = 10 }
    :Resist { cold = 40 }
    :Rarity(50)
    :Tactic("Four steps to your three, and never one alone: a door between you is worth a shield.")
    :Description("Long-legged and grey, with its head low and its ears up. When it hunts the pack knows where, so fight in a doorway or not at all.")
    :Register()

Monster.new("great_wolf", "wolf")
    :View("great wolf", "C", Color.WHITE, "great wolves")
    :Band(Band.AVG)
    :Basic("1d10+130", "0d0+1000", "1d100+800", Size.NORMAL, "1d300+700")
    :Stats { St = "4d3+4", Dx = "3d4+3", To = "3d4" }
    :Combat { hit = "3d3", damage = "2d5", dv = "2d3+2", pv = "3d2", hp = "5d5+6" }
    :Venom { modifier = "wound", percent = 20 }
    :Resist { cold = 80 }
    :Rarity(30)
    :Tactic("Its bite goes on bleeding: carry healing, and do not let it choose the ground.")
    :Description("Shoulder high, frost in its ruff, and breath that smokes in summer. What it bites bleeds, and it waits at a distance for that to work.")
    :Register()

Monster.new("gekta", "old_dog")
    :View { name = "Gekta", glyph = "C", color = Color.DARKGRAY, proper = true }
    :Band(Band.UNIQUE)
    :Basic("1d10+200", "0d0+1000", "1d100+300", Size.SMALL, "1d200+400")
    :Stats { St = "1d3+10", Dx = "1d5+20", To = "1d3+8", Le = "1d3+3", Wi = "1d3+3", Ma = "1d3+3", Pe = "1d4+16", Ch = "3d4+4" }
    :Combat { hit = "4d4", damage = "1d6", dv = "4d4", pv = "2d1", hp = "1d5+18", skill = 120 }
    :AI { wander = true, peaceful = true, coward = true, memory = 10 }
    :Rarity(0)
    :Tactic("Make no enemy of her: nothing on legs gets away, and only a corner makes her turn.")
    :Description("A black sheepdog with a white blaze, here and then there. She takes two steps to your one and would rather herd than bite.")
    :Register()

Monster.new("war_hound", "wild_dog")
    :View("war hound", "C", Color.BLUE)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+115", "0d0+1000", "1d100+850", Size.NORMAL, "1d200+400")
    :Stats { St = "3d3+3", Dx = "2d4+5", To = "3d3" }
    :Combat { hit = "2d4", damage = "1d6+2", dv = "1d4+2", pv = "2d3", hp = "4d4+8" }
    :AI { peaceful = false, pack = true, memory = 60, flee = 0 }
    :Rarity(40)
    :Tactic("Bred not to let go: it does not tire of the trail, so choose a narrow place and end it there.")
    :Description("A brindled mastiff in a collar of nails, silent as it comes. It follows you for a long time and never breaks away.")
    :Register()
