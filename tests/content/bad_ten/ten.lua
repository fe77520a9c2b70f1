-- Ten different mistakes. tests/test_lint.c holds their codes, lines and columns.

Monster.new("mouse", "rat")
    :View("mouse", "r", Color.BRWN)
    :Kind(Kind.RAT)
    :Band(Band.LOW)
    :Basic("0d0+100", "0d0+900", "1d200+800", Size.VERY_SMALL, "3x4")
    :Stats {
      St = "1d1",
      Dx = "1d4+8",
      To = 500,
      Le = "1d1",
    }
    :Combat { hit = "1d2", damage = "1d2", dv = "1d4+3",
              pv = "0d0", hp = "1d3+1" }
    :AI {
      wander = true,
      cowardly = true,
    }
    :Blow("bite",
          "bite_mis")
    :Raritty(70)
    :Tactic("Do not chase it.")
    :Description("A mouse.")
    :Register()

Place.new("cellar")
    :View("Cellar", "cellar")
    :Band(Band.VERY_LOW)
    :Map [[
#####
#...#
#..?#
#####
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
    }
    :Folk("mouse", "1d2")
    :Folk("muose", "1d2")
    :Timer("bell", 4000, "OnBell")
    :Description("A cellar.")
    :Register()

Item.new("crumb", "ration")
    :View("crumb", "%", Color.BROWN)
    :Worth(1, "much")
    :Description("A crumb.")
    :Register()
