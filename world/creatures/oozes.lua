-- Oozes: slow, and not to be stood beside.

Monster.new("gray_ooze")
    :View("gray ooze", "j", Color.LIGHTGRAY)
    :Kind(Kind.BLOB):Band(Band.LOW)
    :Basic("1d10+40", "0d0+1000", "0d0+1000", Size.NORMAL, "1d100+200") -- rate, ticks, ticks
    :Stats { St = "3d4", Dx = "1d2", To = "4d4", Le = "1d1", Wi = "2d4", Ma = "1d1", Pe = "1d4", Ch = "1d1" }
    :Combat { hit = "1d4", damage = "1d6", dv = "0d0", pv = "2d3", hp = "6d4" }
    :AI { wander = true, memory = 30 }
    :Blow("engulf", "engulf_miss")
    :Tactic("Walk away from it, or give it one blow and one step: it punishes whoever stands and trades.")
    :Description("A knee-high fold of wet stone that moves when nobody looks. It is slower than a walking man, and it never stops.")
    :Register()
