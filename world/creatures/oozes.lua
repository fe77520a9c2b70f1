-- Oozes: slow, wet, and not to be stood beside.

Monster.new("gray_ooze")
    :View("gray ooze", "j", Color.LIGHTGRAY)
    :Kind(Kind.BLOB):Band(Band.LOW)
    :Basic("1d10+40", "0d0+1000", "0d0+1000", Size.NORMAL, "1d100+200") -- rate, ticks, ticks
    :Stats { St = "3d4", Dx = "1d2", To = "4d4", Le = "1d1", Wi = "2d4", Ma = "1d1", Pe = "1d4", Ch = "1d1" }
    :Combat { hit = "1d4", damage = "1d6", dv = "0d0", pv = "2d3", hp = "6d4" }
    :AI { wander = true, memory = 30 }
    :Blow("engulf", "engulf_miss")
    :Venom { modifier = "poison", percent = 15, slices = "2d10+20" }
    :Resist { acid = 100, poison = 100 }
    :WindUp { name = "engulf", pattern = Pattern.ARC, tu = 20, damage = "2d6", breakable = true,
              begin = "windup_engulf", hit = "engulf", miss = "engulf_miss" }
    :Tactic("Walk away from it, or give it one blow and one step: it punishes whoever stands and trades.")
    :Description("A knee-high fold of wet stone that moves when nobody looks. It is slower than a walking man, and it never stops.")
    :Register()

Monster.new("green_slime", "gray_ooze")
    :View("green slime", "j", Color.GREEN)
    :Band(Band.VERY_LOW)
    :Basic("1d10+35", "0d0+1000", "1d100+950", Size.SMALL, "1d100+100")
    :Combat { hit = "1d4", damage = "1d2", dv = "0d0", pv = "1d2", hp = "3d4+2" }
    :AI { wander = true, memory = 10 }
    :Brand(Resist.ACID, "1d2")
    :Rarity(70)
    :WindUp { name = "engulf", pattern = Pattern.CELL, tu = 20, damage = "1d4", breakable = true,
              begin = "windup_engulf", hit = "engulf", miss = "engulf_miss" }
    :Tactic("Two steps to its one: strike, step away, and let it come; standing costs you skin.")
    :Description("Pond scum that has learnt to lean. It is the slowest thing in the dark, and what it touches smarts under any armour.")
    :Register()

Monster.new("acid_blob", "gray_ooze")
    :View("acid blob", "j", Color.YELLOW)
    :Band(Band.ABOVE_LOW)
    :Basic("1d10+55", "0d0+1000", "1d100+900", Size.NORMAL, "1d200+300")
    :Combat { hit = "2d4", damage = "1d6", dv = "0d0", pv = "2d3", hp = "7d4+4" }
    :Brand(Resist.ACID, "1d8")
    :Rarity(40)
    :WindUp { name = "engulf", pattern = Pattern.ARC, tu = 20, damage = "3d4", breakable = true,
              begin = "windup_engulf", hit = "engulf", miss = "engulf_miss" }
    :Tactic("Do not wrestle it: its acid ignores armour, so missiles and distance are your armour.")
    :Description("Amber jelly with a boot buckle turning slowly in the middle. You walk twice as fast as it does; use that.")
    :Register()

Monster.new("gelatinous_cube", "gray_ooze")
    :View("gelatinous cube", "j", Color.WHITE)
    :Band(Band.AVG)
    :Basic("1d10+50", "0d0+1000", "1d100+300", Size.BIG, "1d500+1500")
    :Stats { St = "4d4+6", To = "5d4+6" }
    :Combat { hit = "2d4", damage = "2d4", dv = "0d0", pv = "2d5", hp = "10d6+10" }
    :Venom { modifier = "stun", percent = 40 }
    :Rarity(30)
    :WindUp { name = "engulf", pattern = Pattern.RING, tu = 18, damage = "4d4", percent = 35, breakable = true,
              begin = "windup_engulf", hit = "engulf", miss = "engulf_miss" }
    :Tactic("It fills a passage and strikes three times to your one, but walks at half your pace: never let it touch you.")
    :Description("A wall of clear jelly with a skeleton in it, still helmeted. Slow of foot and quick at close quarters; lure it, shoot it, leave it.")
    :Register()
