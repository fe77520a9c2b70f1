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

Monster.new("black_rat", "rat")
    :View("black rat", "r", Color.DARKGRAY)
    :Band(Band.LOW)
    :Basic("1d10+105", "0d0+1000", "1d200+800", Size.VERY_SMALL, "10d4")
    :Stats { St = "1d5", Dx = "2d4+4", To = "2d2" }
    :Combat { hit = "1d4", damage = "1d5", dv = "2d3", pv = "1d2", hp = "3d3+3" }
    :AI { pack = true, memory = 14 }
    :Blow("bite", "bite_miss")
    :Venom { modifier = "poison", percent = 10, slices = "2d10+20" }
    :Resist { acid = 50 }
    :Rarity(60)
    :Tactic("Where one hunts the others come: hold a doorway before you strike the first.")
    :Description("Slick as tar, with a tail longer than itself and a smell of drains. One bite in ten festers, and its squeal brings the rest.")
    :Register()

Monster.new("huge_rat", "rat")
    :View("huge rat", "r", Color.LIGHTGRAY)
    :Band(Band.LOW)
    :Basic("1d10+100", "0d0+1000", "1d200+600", Size.SMALL, "50d4")
    :Stats { St = "2d4", Dx = "2d4+2", To = "3d2" }
    :Combat { hit = "2d3", damage = "1d6", dv = "2d2", pv = "1d3", hp = "4d3+4" }
    :AI { pack = true, memory = 20 }
    :Venom { modifier = "poison", percent = 20, slices = "2d10+20" }
    :Rarity(40)
    :Tactic("It bites three times while you strike twice: wear something on your legs, and keep an antidote.")
    :Description("The size of a terrier, with incisors like chisels. It steps no faster than you but bites half again as often.")
    :Register()

Monster.new("rat_king", "huge_rat")
    :View("rat king", "r", Color.LIGHTRED)
    :Band(Band.AVG)
    :Basic("1d8+72", "0d0+1000", "1d100+400", Size.NORMAL, "1d200+300")
    :Stats { St = "3d4", Dx = "2d4+4", To = "3d4", Wi = "2d4+4" }
    :Combat { hit = "3d3", damage = "1d8+2", dv = "2d3", pv = "2d2", hp = "8d5+10" }
    :AI { pack = true, memory = 60 }
    :Venom { modifier = "poison", percent = 35 }
    :Venom { modifier = "confuse", percent = 10 }
    :Rarity(20)
    :Tactic("Many mouths and few good legs: strike and step back, and keep the small ones off meanwhile.")
    :Description("A dozen rats knotted by the tails, and all of them looking at you. It bites twice to your once and crawls slower than you walk.")
    :Register()
