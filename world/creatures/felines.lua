-- Cats: quick to strike and quick to be elsewhere.

Monster.new("cat")
    :View("cat", "f", Color.BROWN)
    :Kind(Kind.FELINE):Band(Band.VERY_LOW)
    :Basic("1d10+110", "0d0+1000", "1d300+600", Size.SMALL, "1d40+50") -- rate, ticks, ticks
    :Stats { St = "2d2", Dx = "2d4+4", To = "1d2", Le = "1d2", Wi = "1d4", Ma = "1d1", Pe = "1d4+9", Ch = "1d4+4" }
    :Combat { hit = "1d3", damage = "1d2", dv = "2d3+1", pv = "0d0", hp = "1d4+2" }
    :AI { wander = true, coward = true, memory = 4 }
    :Blow("claw", "claw_miss")
    :Rarity(40)
    :Tactic("Let it go: it runs from the first scratch, and it is worth less than the chase.")
    :Description("A barn cat gone wild, one ear in ribbons. It runs as soon as it is hurt, and it outruns you.")
    :Register()

Monster.new("wildcat", "cat")
    :View("wildcat", "f", Color.LIGHTGRAY)
    :Basic("1d10+115", "0d0+1000", "1d300+500", Size.SMALL, "1d40+70")
    :Stats { St = "2d3", Dx = "2d4+6" }
    :Combat { hit = "1d4", damage = "1d3", dv = "2d4+1", pv = "1d2", hp = "2d3+3" }
    :AI { coward = false, flee = 30, memory = 10 }
    :Rarity(60)
    :Tactic("Its claws are quicker than its feet: armour helps, stepping back does not.")
    :Description("Striped, blunt-tailed and twice as broad as any house cat. It claws three times while you strike twice.")
    :Register()

Monster.new("lynx", "wildcat")
    :View("lynx", "f", Color.YELLOW, "lynxes")
    :Band(Band.LOW)
    :Basic("1d10+120", "0d0+1000", "1d300+500", Size.SMALL, "1d100+200")
    :Stats { St = "2d4+2", Dx = "2d4+8", To = "2d3", Pe = "1d4+12" }
    :Combat { hit = "2d3", damage = "1d6+1", dv = "2d4+3", pv = "1d2", hp = "3d4+3" }
    :Venom { modifier = "wound", percent = 15, slices = "2d10+20" }
    :Resist { cold = 40 }
    :Rarity(40)
    :Tactic("It sees you first and leaves when hurt; shoot it on the way in, or hold a corner.")
    :Description("Tufted ears above the fern, and paws like mittens. It sees further than you do and strikes before you have turned.")
    :Register()

Monster.new("panther", "lynx")
    :View("panther", "f", Color.DARKGRAY)
    :Band(Band.AVG)
    :Basic("1d10+130", "0d0+1000", "1d200+600", Size.NORMAL, "1d200+500")
    :Stats { St = "4d3+3", Dx = "3d4+6", To = "3d3" }
    :Combat { hit = "3d3", damage = "2d4+1", dv = "3d4+3", pv = "2d2", hp = "5d4+6" }
    :AI { flee = 20, memory = 25 }
    :Venom { modifier = "wound", percent = 25 }
    :Rarity(30)
    :Tactic("Slow it, or put a shield up and wait for it to miss: you cannot choose the distance.")
    :Description("A black shape that the lamp slides off, and a sound of nothing at all. It covers four cells to your three and opens wounds that stay open.")
    :Register()

Monster.new("puma", "lynx")
    :View("puma", "f", Color.BROWN)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+125", "0d0+1000", "1d200+650", Size.NORMAL, "1d200+300")
    :Stats { St = "3d3+3", Dx = "3d4+4", To = "2d4" }
    :Combat { hit = "2d4", damage = "1d6+2", dv = "2d4+4", pv = "1d3", hp = "4d4+5" }
    :AI { flee = 25, memory = 20 }
    :Venom { modifier = "wound", percent = 20 }
    :Rarity(40)
    :Tactic("It fights from the edge of the light and leaves to lick its wounds: follow at once, or make ready.")
    :Description("Tawny, long in the back, with a tail that thinks by itself. It is a quarter quicker than you and bolts at a quarter of its strength.")
    :Register()
