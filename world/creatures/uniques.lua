-- Those who are met once. Nine of the eleven whose own energy differs are here: their rate is an ordinary 100, and the
-- second figure is their pace. The other two are the bats.

Monster.new("roderik")
    :View { name = "Roderik the king", glyph = "p", color = Color.YELLOW, proper = true }
    :Kind(Kind.HUMAN):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+700", "0d0+700", Size.NORMAL, "1d200+1200") -- rate, ticks, ticks
    :Stats { St = "1d8+25", Dx = "1d8+30", To = "1d8+20", Le = "1d5+20", Wi = "1d5+20", Ma = "1d5+10", Pe = "1d6+18", Ch = "1d8+20" }
    :Combat { hit = "1d6+6", damage = "1d5+2", dv = "1d8+4", pv = "1d3+4", hp = "1d5+90", pp = "1d5+30", skill = 200 }
    :Body(Body.HUMANOID)
    :AI { peaceful = true, equips = true, hands = true, guard = true, area = 12, memory = 100 }
    :Carries("long_sword", 100):Carries("chain_mail", 100)
    :Rarity(0)
    :Tactic("He acts ten times to your seven: slow him, or fight where he must come to you and you have struck first.")
    :Description("An old man's hair, a young man's hands, a crown he forgets he wears. He has ten moments to your seven, and spent them on the sword.")
    :Register()

Monster.new("torin")
    :View { name = "Torin, king of the dwarves", glyph = "h", color = Color.LIGHTGREEN, proper = true }
    :Kind(Kind.HUMANOID):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+800", "0d0+800", Size.NORMAL, "1d200+1400")
    :Stats { St = "1d8+28", Dx = "1d8+15", To = "1d8+28", Le = "1d5+15", Wi = "1d5+20", Ma = "1d5+12", Pe = "1d6+14", Ch = "1d8+14" }
    :Combat { hit = "1d4+4", damage = "1d6+3", dv = "1d4+2", pv = "1d4+6", hp = "1d5+80", pp = "1d5+10", skill = 180 }
    :Body(Body.HUMANOID)
    :AI { peaceful = true, equips = true, hands = true, guard = true, area = 8, memory = 100 }
    :Carries("war_axe", 100):Carries("chain_mail", 100)
    :Resist { fire = 40 }
    :Rarity(0)
    :Tactic("He will not be drawn eight cells from his hall: speak there, or shoot from the ninth.")
    :Description("A beard in three plaits, each through a gold nut, and level eyes. Five of his strokes to your four, and few of yours go through.")
    :Register()

Monster.new("high_priest")
    :View { name = "Aphel, the high priest", glyph = "p", color = Color.WHITE, proper = true }
    :Kind(Kind.HUMANOID):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+800", "0d0+800", Size.NORMAL, "1d200+1100")
    :Stats { St = "1d8+10", Dx = "1d8+15", To = "1d8+12", Le = "1d5+25", Wi = "1d5+30", Ma = "1d5+20", Pe = "1d6+14", Ch = "1d8+22" }
    :Combat { hit = "1d3+3", damage = "1d4+2", dv = "1d6+4", pv = "1d3+2", hp = "1d5+60", pp = "1d5+40", skill = 140 }
    :Body(Body.HUMANOID)
    :AI { peaceful = true, hands = true, memory = 60, flee = 40 }
    :Venom { modifier = "stun", percent = 40 }
    :Carries("robe", 100)
    :Resist { poison = 60, cold = 40, fire = 40 }
    :Rarity(0)
    :Tactic("He leaves at less than half and comes back healed: bar the way out before you raise a hand.")
    :Description("Bare feet, white wool, a voice that ends before the bell does. His palm stuns like one, and he has five acts to your four.")
    :Register()

Monster.new("ahkulan")
    :View { name = "Ahkulan the necromancer", glyph = "p", color = Color.MAGENTA, proper = true }
    :Kind(Kind.HUMAN):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+900", "0d0+900", Size.NORMAL, "1d200+1100")
    :Stats { St = "1d8+12", Dx = "1d8+22", To = "1d8+12", Le = "1d5+35", Wi = "1d5+35", Ma = "1d5+40", Pe = "1d6+16", Ch = "1d8+10" }
    :Combat { hit = "1d6+4", damage = "1d6+2", dv = "1d8+6", pv = "1d4+2", hp = "1d8+70", pp = "5d5+50", skill = 160 }
    :Body(Body.HUMANOID)
    :AI { hands = true, memory = 200 }
    :Blow("claw", "claw_miss")
    :Brand(Resist.COLD, "2d6")
    :Venom { modifier = "poison", percent = 40 }
    :Venom { modifier = "confuse", percent = 20 }
    :Carries("robe", 100)
    :Resist { cold = 100, poison = 100 }
    :Rarity(0)
    :Tactic("Cold and venom are his whole armoury: come warded against both and he is an old man in a robe.")
    :Description("A shaven head mapped in ink, and fingernails grown to a purpose. His touch freezes, poisons and turns you about; wards stop all three.")
    :Register()

Monster.new("cyclops")
    :View { name = "Xoor, the cyclops of the volcano", glyph = "H", color = Color.LIGHTMAGENTA, proper = true }
    :Kind(Kind.GIANT):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+900", "0d0+900", Size.BIG, "1d400+3000")
    :Stats { St = "5d5+40", Dx = "1d6+6", To = "1d10+40", Le = "1d5+2", Wi = "1d5+6", Ma = "1d5", Pe = "1d4+4", Ch = "1d5" }
    :Combat { hit = "1d5+4", damage = "2d8+4", dv = "0d0-10", pv = "0d0+12", hp = "1d10+120", skill = 120 }
    :Body(Body.HUMANOID)
    :AI { hands = true, guard = true, area = 15, memory = 60 }
    :Venom { modifier = "stun", percent = 35 }
    :Resist { fire = 90 }
    :Rarity(0)
    :WindUp { name = "smash", pattern = Pattern.BURST, tu = 20, damage = "4d8", reach = 2,
              begin = "windup_smash", hit = "smash", miss = "smash_miss" }
    :Tactic("One eye sees no further than a room: stay beyond it with a bow, or be very sure of your dodging.")
    :Description("Cinders in its hair, one eye the size of a plate, and a club that was a gatepost. It is easily hit, hardly hurt, and near-sighted.")
    :Register()

Monster.new("fiend_of_ash")
    :View { name = "Ezgar, fiend of ash", glyph = "&", color = Color.RED, proper = true }
    :Kind(Kind.DEMON):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+900", "1d100+800", Size.NORMAL, "1d200+1500")
    :Stats { St = "3d5+15", Dx = "2d5+15", To = "3d5+15", Le = "2d5+10", Wi = "2d5+15", Ma = "2d5+15", Pe = "1d4+12", Ch = "1d3" }
    :Combat { hit = "1d8+4", damage = "2d5", dv = "2d6", pv = "2d4", hp = "5d5+50", pp = "3d5+20", skill = 150 }
    :AI { memory = 200, pack = true }
    :Blow("claw", "claw_miss")
    :Brand(Resist.FIRE, "2d6")
    :Resist { fire = 100, cold = -60, poison = 60 }
    :Rarity(0)
    :WindUp { name = "ash cloud", pattern = Pattern.BURST, tu = 14, damage = "4d6", reach = 5, percent = 30, breakable = true,
              begin = "windup_breath", hit = "breath", miss = "breath_miss" }
    :Tactic("The three share one Hour and hunt together: cold first, and one at a time through a door.")
    :Description("A man's outline in drifting ash, and a heart like a forge door. Its heat goes through armour; frost crumbles it.")
    :Register()

Monster.new("fiend_of_rime", "fiend_of_ash")
    :View { name = "Izgar, fiend of rime", glyph = "&", color = Color.LIGHTCYAN, proper = true }
    :Basic("0d0+100", "0d0+900", "1d100+900", Size.NORMAL, "1d200+1500")
    :Combat { hit = "1d6+4", damage = "1d8", dv = "2d5", pv = "4d4", hp = "6d5+60", pp = "3d5+20", skill = 150 }
    :Brand(Resist.COLD, "2d6")
    :Venom { modifier = "stun", percent = 25 }
    :Resist { fire = -60, cold = 100, poison = 60 }
    :Tactic("It is the hardest of the three to cut and the first to burn: fire, or a mace, and no long fight.")
    :Description("Ribs of ice about a blue light, and it rings when struck. Its blows numb and stun; fire undoes it.")
    :Register()

Monster.new("fiend_of_spite", "fiend_of_ash")
    :View { name = "Ozgar, fiend of spite", glyph = "&", color = Color.GREEN, proper = true }
    :Basic("0d0+100", "0d0+900", "1d100+600", Size.NORMAL, "1d200+1300")
    :Combat { hit = "1d10+6", damage = "1d6", dv = "4d5", pv = "1d4", hp = "4d5+45", pp = "3d5+20", skill = 170 }
    :Brand(Resist.POISON, "1d8")
    :Venom { modifier = "poison", percent = 50, slices = "6d10+80" }
    :Venom { modifier = "confuse", percent = 20 }
    :Resist { fire = 40, cold = 40, poison = 100 }
    :Tactic("Kill it first: the others wound you, this one goes on wounding.")
    :Description("All elbows and verdigris, smiling with too many corners. Its venom outlasts the fight, and it strikes three times to your two.")
    :Register()

Monster.new("beelzevile")
    :View { name = "Beelzevile, the horned demon", glyph = "&", color = Color.LIGHTRED, proper = true }
    :Kind(Kind.DEMON):Band(Band.UNIQUE)
    :Basic("0d0+100", "0d0+1500", "0d0+900", Size.BIG, "1d400+4000")
    :Stats { St = "5d5+35", Dx = "3d3+8", To = "2d10+25", Le = "4d5", Wi = "3d4+10", Ma = "5d4", Pe = "1d3+14", Ch = "1d3" }
    :Combat { hit = "0d0+10", damage = "3d8", dv = "0d0-10", pv = "0d0+15", hp = "5d5+160", pp = "5d5+100", skill = 180 }
    :AI { hands = true, memory = 500 }
    :Blow("gore", "gore_miss")
    :Brand(Resist.FIRE, "2d6")
    :Venom { modifier = "poison", percent = 50 }
    :Venom { modifier = "stun", percent = 30 }
    :Resist { fire = 80, cold = 80, poison = 100, acid = 40 }
    :Rarity(0)
    :WindUp { name = "charge", pattern = Pattern.LINE, tu = 12, damage = "4d8", reach = 4, percent = 40,
              begin = "windup_charge", hit = "gore", miss = "gore_miss" }
    :Tactic("It walks two steps to your three but gores faster than you strike: never be where it arrives, and know how many cells you have left.")
    :Description("Horns that scrape both walls, and hooves that leave the stone soft. It is the slowest thing here and strikes as if it were the quickest.")
    :Register()
