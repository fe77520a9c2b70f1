-- Goblins: small, many, and fond of other people's things.

Monster.new("goblin")
    :View("goblin", "g", Color.LIGHTGREEN)
    :Kind(Kind.GOBLIN):Band(Band.VERY_LOW)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+800") -- rate, ticks, ticks
    :Stats { St = "3d3", Dx = "2d3+4", To = "2d3+1", Le = "1d4+2", Wi = "1d4+2", Ma = "1d4", Pe = "1d4+7", Ch = "1d5" }
    :Combat { hit = "1d3", damage = "1d3", dv = "1d3+1", pv = "1d1", hp = "1d5+5" }
    :Body(Body.HUMANOID)
    :AI { wander = true, coward = true, equips = true, hands = true, memory = 20 }
    :Carries("club", 10)
    :Tactic("It runs at half its strength and shuts no door behind it: follow, and it bleeds; wait, and it comes back armed.")
    :Description("Bow-legged, apple-green and dressed in a tablecloth. It picks up whatever is better than what it has, so leave nothing lying.")
    :Register()

Monster.new("goblin_warrior", "goblin")
    :View("goblin warrior", "g", Color.GREEN)
    :Band(Band.LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+800")
    :Stats { St = "3d4", Dx = "3d3+3", To = "3d3" }
    :Combat { hit = "1d4+1", damage = "1d5", dv = "1d4+1", pv = "1d2", hp = "2d5+8" }
    :AI { coward = false, flee = 20, pack = true }
    :Carries("short_sword", 30)
    :Carries("buckler", 20)
    :Rarity(60)
    :Tactic("Break its shield side with a mace, and do not let a second one get behind you.")
    :Description("A saucepan for a helmet and a sword that was somebody's. It answers when another goblin fights, and runs late.")
    :Register()

Monster.new("goblin_guard", "goblin_warrior")
    :View("goblin guard", "g", Color.BLUE)
    :Band(Band.LOW)
    :Basic("1d8+82", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+900")
    :Combat { hit = "1d5+1", damage = "1d6", dv = "1d4+2", pv = "2d2", hp = "2d6+10" }
    :AI { wander = false, guard = true, area = 6, flee = 0, pack = false }
    :Carries("spear", 60)
    :Rarity(30)
    :Tactic("It holds its post and follows nobody: go round it, or shoot it from beyond its leash.")
    :Description("It leans on a spear and counts under its breath. It comes six cells and no further, then goes back to where it stood.")
    :Register()

Monster.new("goblin_warmaster", "goblin_warrior")
    :View("goblin warmaster", "g", Color.LIGHTBLUE)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+900")
    :Stats { St = "4d4", Dx = "4d3+3", To = "4d4" }
    :Combat { hit = "1d8+1", damage = "2d3+1", dv = "1d6+2", pv = "1d4+1", hp = "3d5+14" }
    :AI { flee = 10, memory = 40 }
    :Carries("war_axe", 30)
    :Carries("leather_armour", 40)
    :Rarity(40)
    :Tactic("It does not tire and does not run far: spend your potions here and not before.")
    :Description("Scarred in neat rows, one for each raid, with room for more. Where it fights the other goblins forget to run.")
    :Register()

Monster.new("goblin_chieftain", "goblin_warmaster")
    :View("goblin chieftain", "g", Color.RED)
    :Band(Band.AVG)
    :Basic("1d10+105", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1000")
    :Combat { hit = "1d8+3", damage = "2d5", dv = "1d8+2", pv = "2d2+1", hp = "4d5+20" }
    :AI { flee = 0 }
    :Carries("long_sword", 40)
    :Carries("ring_mail", 30)
    :Rarity(25)
    :Tactic("Draw its guards off first; alone it is one good fighter, and it never calls for help.")
    :Description("Nearly your height, in a mayor's chain that still has the mayor's name on it. It fights to the end, so be sure whose.")
    :Register()

Monster.new("goblin_archer", "goblin_warrior")
    :View("goblin archer", "g", Color.YELLOW)
    :Band(Band.LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+800")
    :Stats { St = "3d3+4", Dx = "3d3+5" }
    :Combat { hit = "1d4+2", damage = "1d4", dv = "1d4+1", pv = "1d1", hp = "2d5+5" }
    :AI { flee = 40 }
    :Carries("short_bow", 100)
    :Carries("arrow", 100, "1d6+5")
    :Carries("dagger", 40)
    :Rarity(40)
    :Tactic("Never cross open ground to it: wait round a corner, or shoot first and take its arrows.")
    :Description("One eye shut by habit, the bow too good for it. It has a dozen arrows at most, and they are yours afterwards.")
    :Register()

Monster.new("goblin_hexer", "goblin_warrior")
    :View("goblin hexer", "g", Color.MAGENTA)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+800")
    :Stats { Wi = "2d4+8", Ma = "2d4+8" }
    :Combat { hit = "1d4+1", damage = "1d4", dv = "1d4+2", pv = "1d1", hp = "2d5+8", pp = "2d4+8" }
    :AI { flee = 40 }
    :Casts("slow", 50)
    :Casts("frost_bolt", 35)
    :Casts("mend", 40)
    :Carries("book_slow", 15)
    :Rarity(35)
    :Tactic("Leaden legs are what it wants of you: stand where only one of its friends can come, or strike it first.")
    :Description("Its lips move a little after its words. First you are slow, then you are cold, and then the others are there.")
    :Register()
