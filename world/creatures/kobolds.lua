-- Kobolds: small, upright, and seldom alone.

Monster.new("kobold")
    :View("kobold", "k", Color.LIGHTGREEN)
    :Kind(Kind.KOBOLD):Band(Band.VERY_LOW)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+600") -- rate, ticks, ticks
    :Stats { St = "2d3+2", Dx = "2d3+3", To = "1d3+3", Le = "2d3", Wi = "1d3+2", Ma = "1d2", Pe = "1d4+7", Ch = "1d3" }
    :Combat { hit = "1d3", damage = "1d4", dv = "1d3", pv = "1d1", hp = "2d3+3" }
    :Body(Body.HUMANOID)
    :AI { wander = true, pack = true, equips = true, hands = true, memory = 15, flee = 30 }
    :Blow("stab", "stab_miss")
    :Carries("dagger", 10)
    :Gold("1d6")
    :Tactic("It flees when hurt and comes back with your face in mind; finish what you begin.")
    :Description("A scaled thing in a sack, holding a sharpened spoon as if it were a spear. It keeps your pace, and it runs when it bleeds.")
    :Register()

Monster.new("large_kobold", "kobold")
    :View("large kobold", "k", Color.GREEN)
    :Band(Band.LOW)
    :Basic("1d10+90", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+800")
    :Stats { St = "2d3+5", To = "2d3+3" }
    :Combat { hit = "1d4+1", damage = "1d6", dv = "1d3+1", pv = "1d2", hp = "2d5+5" }
    :AI { flee = 20 }
    :Rarity(60)
    :Gold("2d6")
    :Tactic("Keep it from the others: it fights better with somebody behind it.")
    :Description("Head and shoulders above its kin, with a collar of other people's spoons. It stays in a fight longer than they do.")
    :Register()

Monster.new("kobold_chieftain", "large_kobold")
    :View("kobold chieftain", "k", Color.LIGHTRED)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+900")
    :Stats { St = "3d4+4", Dx = "2d4+4", To = "3d3+2" }
    :Combat { hit = "2d4", damage = "1d8", dv = "1d4+2", pv = "2d2", hp = "4d5+8" }
    :AI { flee = 15, memory = 40 }
    :Carries("hand_axe", 40)
    :Carries("leather_armour", 30)
    :Rarity(30)
    :WindUp { name = "cleave", pattern = Pattern.ARC, tu = 18, damage = "2d8", breakable = true,
              begin = "windup_cleave", hit = "cleave", miss = "cleave_miss" }
    :Tactic("Kill the small ones first and it runs; kill it first and they do not.")
    :Description("A crown of forks, and a belly that goes before it. Where it hunts all kobolds within earshot hunt with it.")
    :Register()

Monster.new("gnoll", "kobold")
    :View("gnoll", "g", Color.BROWN)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1000")
    :Stats { St = "3d4+3", Dx = "3d3+2", To = "3d4+2", Pe = "1d4+8" }
    :Combat { hit = "2d3", damage = "1d8+1", dv = "1d4+1", pv = "1d3", hp = "3d5+10" }
    :AI { flee = 15, memory = 25 }
    :Blow("bite", "bite_miss")
    :Carries("spear", 30)
    :Rarity(50)
    :Tactic("Where one laughs three more come: take the corridor before you take the fight.")
    :Description("A hyena's head on a man's shoulders, laughing with its mouth shut. It keeps your pace and never hunts by itself.")
    :Register()

Monster.new("gnoll_warmaster", "gnoll")
    :View("gnoll warmaster", "g", Color.YELLOW)
    :Band(Band.AVG)
    :Basic("1d10+105", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200")
    :Stats { St = "4d4+5", Dx = "4d3+4", To = "4d4+4" }
    :Combat { hit = "2d5", damage = "2d5", dv = "2d4", pv = "2d3", hp = "5d5+15" }
    :AI { flee = 10, memory = 40 }
    :Carries("war_axe", 30)
    :Carries("ring_mail", 20)
    :Rarity(25)
    :WindUp { name = "cleave", pattern = Pattern.ARC, tu = 16, damage = "3d6", breakable = true,
              begin = "windup_cleave", hit = "cleave", miss = "cleave_miss" }
    :Tactic("It is only as strong as its pack: thin them at a door, then face it alone.")
    :Description("A mane stiff with old blood, and a necklace that is not all teeth. It hits like an orc and commands like a bell.")
    :Register()

Monster.new("kobold_slinger", "kobold")
    :View("kobold slinger", "k", Color.CYAN)
    :Band(Band.LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+600")
    :Stats { Dx = "2d3+5" }
    :Combat { hit = "1d4+1", damage = "1d4", dv = "1d4+1", pv = "0d0", hp = "2d3+5" }
    :AI { flee = 40 }
    :Carries("sling", 100)
    :Carries("sling_bullet", 100, "1d8+6")
    :Rarity(50)
    :Tactic("Break its line: a pillar or a door brings it to you, and in reach it is only a kobold.")
    :Description("A bag of pebbles as big as itself, and one arm longer than the other. It stings from across the room until the bag is empty.")
    :Register()

Monster.new("kobold_shaman", "kobold")
    :View("kobold shaman", "k", Color.MAGENTA)
    :Band(Band.LOW)
    :Basic("1d10+95", "0d0+1000", "0d0+1000", Size.SMALL, "1d200+600")
    :Stats { Wi = "2d3+6", Ma = "2d3+6" }
    :Combat { hit = "1d3", damage = "1d3", dv = "1d4+1", pv = "0d0", hp = "2d4+4", pp = "1d4+6" }
    :AI { flee = 50 }
    :Casts("fire_bolt", 45)
    :Casts("haste", 20)
    :Carries("book_fire_bolt", 15)
    :Rarity(35)
    :Tactic("Three fire bolts and it is spent: break its line until then, or reach it first.")
    :Description("A cap of candle ends, two of them lit. It throws fire from across the room, and what it cannot burn it outruns.")
    :Register()
