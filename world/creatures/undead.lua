-- The dead. No poison takes them, cold hardly does, and none of them runs.

Monster.new("skeleton")
    :View("skeleton", "s", Color.WHITE)
    :Kind(Kind.UNDEAD):Band(Band.VERY_LOW)
    :Basic("1d10+80", "0d0+1000", "0d0+1000", Size.NORMAL, "1d100+300") -- rate, ticks, ticks
    :Stats { St = "3d3", Dx = "2d2+2", To = "2d3", Le = "1d3", Wi = "1d3+8", Ma = "1d2", Pe = "1d4+4", Ch = "1d1" }
    :Combat { hit = "1d3", damage = "1d4", dv = "1d3", pv = "1d2", hp = "1d8+3" }
    :Body(Body.HUMANOID)
    :AI { wander = true, equips = true, hands = true, memory = 20 }
    :Blow("claw", "claw_miss")
    :Carries("club", 15)
    :Resist { cold = 80, poison = 100 }
    :Rarity(70)
    :Tactic("Maces break it; it never runs, so choose the place and it will come there.")
    :Description("Brown bones wired with roots, turning a skull to follow your lamp. It is slower than you and cannot be frightened.")
    :Register()

Monster.new("zombie", "skeleton")
    :View("zombie", "z", Color.BROWN)
    :Band(Band.LOW)
    :Basic("1d10+60", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200")
    :Stats { St = "5d3+3", To = "5d4" }
    :Combat { hit = "1d3", damage = "1d8", dv = "0d0", pv = "1d2", hp = "4d6+6" }
    :AI { equips = false, hands = false, memory = 60 }
    :Venom { modifier = "stun", percent = 10 }
    :Rarity(60)
    :WindUp { name = "fall", pattern = Pattern.CELL, tu = 15, damage = "2d6", percent = 35, breakable = true,
              begin = "windup_fall", hit = "smash", miss = "smash_miss" }
    :Tactic("Two blows and a step back, for as long as it takes: it has more meat than feet.")
    :Description("Grave clothes, grave earth, and one shoe. It takes two steps to your three and stops for no wound; doors stop it.")
    :Register()

Monster.new("ghoul", "zombie")
    :View("ghoul", "z", Color.LIGHTGRAY)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+95", "0d0+1000", "1d100+850", Size.NORMAL, "1d200+900")
    :Stats { St = "5d4", Dx = "2d4+4", To = "5d4" }
    :Combat { hit = "2d3", damage = "1d8+1", dv = "1d4", pv = "1d4", hp = "4d6+6" }
    :AI { hands = true, pack = true, memory = 60 }
    :Venom { modifier = "stun", percent = 25 }
    :Venom { modifier = "poison", percent = 20 }
    :Rarity(40)
    :Tactic("Its nails are the danger: keep it at a spear's length, and flee before the second comes.")
    :Description("Long in the arm and grey in the gum, squatting as if over a meal. A scratch may poison, a cuff may stun, and it keeps your pace.")
    :Register()

Monster.new("ghost")
    :View("ghost", "G", Color.LIGHTCYAN)
    :Kind(Kind.UNDEAD):Band(Band.ABOVE_LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.NORMAL, "1d10+1")
    :Stats { St = "2d4", Dx = "3d5+4", To = "2d5", Le = "2d5", Wi = "3d5+5", Ma = "3d5", Pe = "1d4+6", Ch = "1d1" }
    :Combat { hit = "3d4", damage = "1d3", dv = "5d4", pv = "0d0", hp = "2d6+4" }
    :AI { wander = true, hands = true, memory = 40 }
    :Blow("claw", "claw_miss")
    :Brand(Resist.COLD, "1d6")
    :Resist { cold = 80, poison = 100 }
    :Rarity(40)
    :Tactic("Most blows go through it and its chill through your armour: heroism helps more than mail.")
    :Description("A shape of breath on cold glass, and your lamp burns lower. It is hard to hit and easily scattered when hit.")
    :Register()

Monster.new("spectre", "ghost")
    :View("spectre", "G", Color.MAGENTA)
    :Band(Band.AVG)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d10+1")
    :Combat { hit = "4d4", damage = "1d6", dv = "6d4", pv = "0d0", hp = "4d6+8" }
    :Brand(Resist.COLD, "2d5")
    :Venom { modifier = "confuse", percent = 25 }
    :Rarity(30)
    :Tactic("Its touch turns you about and its cold goes through steel: resist cold, or do not meet it.")
    :Description("A hooded nothing with two lights in it, a hand above the floor. What it touches freezes, and one touch in four takes your bearings.")
    :Register()

Monster.new("dread", "ghost")
    :View("dread", "G", Color.BROWN)
    :Band(Band.HI)
    :Basic("1d10+105", "0d0+1000", "0d0+1000", Size.BIG, "1d10+1")
    :Stats { St = "4d6", Dx = "4d5+4", To = "3d5", Wi = "5d5+8" }
    :Combat { hit = "5d5", damage = "2d6", dv = "7d5", pv = "0d0", hp = "8d6+20" }
    :AI { memory = 100 }
    :Brand(Resist.COLD, "3d6")
    :Venom { modifier = "stun", percent = 30 }
    :Rarity(15)
    :Tactic("Leave by the stairs: it has no breath to lose, and you have.")
    :Description("The dark in the corner, when you look again, is taller. It freezes and stuns, and no door you shut will be shut long.")
    :Register()

Monster.new("barrow_wight", "skeleton")
    :View("barrow wight", "W", Color.BLUE)
    :Band(Band.AVG)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+700")
    :Stats { St = "4d4", Dx = "2d4+4", To = "4d4", Wi = "2d4+10" }
    :Combat { hit = "2d4", damage = "2d4", dv = "2d3", pv = "1d4+1", hp = "4d6+10" }
    :AI { memory = 60 }
    :Venom { modifier = "slowed", percent = 40 }
    :Carries("long_sword", 20)
    :Rarity(35)
    :Tactic("Two blows in five leave you leaden: strike first, and keep the way out on your side.")
    :Description("A king's grave goods, standing up. Its hand is the weight of the mound, and who is touched by it is slow to leave.")
    :Register()
