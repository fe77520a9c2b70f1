-- expect: E-CONFLICT line 8
Monster.new("ooze")
    :View("ooze", "j", Color.GRAY):Kind(Kind.BLOB):Band(Band.LOW)
    :Basic("1d10+40", "0d0+1000", "0d0+1000", Size.NORMAL, "1d100+200")
    :Stats { St = "3d4", Dx = "1d2", To = "4d4", Le = "1d1", Wi = "2d4", Ma = "1d1", Pe = "1d4", Ch = "1d1" }
    :Combat { hit = "1d4", damage = "1d6", dv = "0d0", pv = "2d3", hp = "6d4" }
    :Tactic("Walk away.")
    :AI { still = true, wander = true }
    :Description("Wet stone.")
    :Register()
