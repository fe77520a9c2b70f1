-- Rats: the first foes, and the first lesson in pace. Fast ones have smaller teeth, not smaller speeds.

Monster.new("rat")
    :View("rat", "r", Color.BROWN)
    :Kind(Kind.RAT):Band(Band.VERY_LOW)
    :Basic("1d10+95", "0d0+1000", "1d100+950", Size.VERY_SMALL, "3d10+10") -- rate, ticks, ticks
    :Stats { St = "1d3", Dx = "1d6+3", To = "1d3", Le = "1d1", Wi = "1d2", Ma = "1d1", Pe = "1d4+6", Ch = "1d1" }
    :Combat { hit = "1d2", damage = "1d3", dv = "1d3", pv = "0d0", hp = "1d4+2" }
    :AI { wander = true, memory = 8 }
    :Blow("bite", "bite_miss")
    :Tactic("Fight with a wall at your back; one rat is nothing, three at once are three.")
    :Description("A brown rat as long as a shoe, with a scar where an ear was. It acts about as often as you do.")
    :Register()

Monster.new("quick_rat", "rat")
    :View("quick rat", "r", Color.LIGHTCYAN)
    :Basic("1d10+145", "0d0+1000", "1d100+950", Size.VERY_SMALL, "2d10+8") -- about three steps to your two
    :Combat { hit = "1d2", damage = "1d2", dv = "1d4+2", pv = "0d0", hp = "1d3+2" }
    :AI { wander = true, memory = 14 }
    :Rarity(0)
    :Tactic("It cannot be outrun. Stand in a doorway and let it come to you.")
    :Description("A lean rat that is never quite where you look. It takes three steps while you take two, but bites no faster.")
    :Register()

Monster.new("fat_rat", "rat")
    :View("fat rat", "r", Color.LIGHTGRAY)
    :Basic("1d8+66", "0d0+1000", "1d200+1000", Size.SMALL, "4d20+60")
    :Stats { St = "1d4+3" }
    :Combat { hit = "1d3", damage = "1d5", dv = "1d2", pv = "1d2", hp = "2d4+5" }
    :Rarity(40)
    :Tactic("Slower than you and harder of tooth: strike, step back, and strike again.")
    :Description("A cellar rat grown round on spilled grain. It is slow to turn, and its teeth have had practice.")
    :Register()
