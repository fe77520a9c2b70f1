-- expect: E-METHOD-UNKNOWN line 23
-- expect: E-DICE line 26
-- expect: E-FIELD-UNKNOWN line 35
-- expect: E-RANGE line 37
-- expect: E-ENUM-UNKNOWN line 41
-- expect: E-TYPE line 44
-- expect: E-KEY-DUPLICATE line 48
-- expect: E-PARENT-UNKNOWN line 55
-- expect: E-ID-UNKNOWN line 64
-- expect: E-NOT-REGISTERED line 67

Tile.new("floor")
    :View("floor", ".", Color.GRAY)
    :Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()

-- A long chain with four mistakes in it, on lines that Lua itself does not tell apart.
Monster.new("gray_ooze")
    :View("gray ooze", "j", Color.GRAY)
    :Kind(Kind.BLOB)
    -- :Bnad is no method
    :Bnad(Band.LOW):Band(Band.LOW)
    :Basic(
      "1d10+40",
      "0d0+10x0",
      "0d0+1000",
      Size.NORMAL,
      "1d100+200"
    )
    :Stats { St = "3d4", Dx = "1d2", To = "4d4", Le = "1d1", Wi = "2d4", Ma = "1d1", Pe = "1d4", Ch = "1d1" }
    :Combat {
      hit = "1d4", damage = "1d6",
      dv = "0d0",
      armour = "2d3", pv = "2d3",
      pp = "0d0",
      hp = "6d4-6"
    }
    :AI { wander = true, memory = 30 }
    :Tactic("Walk away from it.")
    :Body(Body.BLOB)
    :Description("A knee-high fold of wet stone.")
    :Metabolism {
      hunger = "none"
    }
    :Register()

Tile.new("door"):View("door", "+", Color.BROWN):Lets { walk = false, sight = false, walk = true }
    :Opens("floor")
    :Description("Planks.")
    :Register()

-- A parent that nobody knows hides nothing of what follows.
Monster
    .new("black_ooze", "grey_ooze")
    :View("black ooze", "j", Color.DARKGRAY)
    :Register()

Tile.new("hatch")
    :View("hatch", "+", Color.BROWN)
    :Lets {
      walk = false
    }
    :Opens("flor")
    :Description("Planks, lying."):Register()

Tile.new("well")
    :View("well", "0", Color.BLUE):Lets { sight = true }
    :Description("A well.")
