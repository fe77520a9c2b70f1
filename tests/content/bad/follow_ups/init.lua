-- expect: E-ENUM-UNKNOWN line 13
-- expect: E-FIELD-UNKNOWN line 18
-- expect: E-METHOD-UNKNOWN line 23
-- expect: E-PARENT-UNKNOWN line 27
-- One mistake is one error: what follows from it is not told as well.

Include("base.lua")

Place.new("cellar")
    :View("Cellar", "cellar")
    :Map [[
#s]]
    :Band(Band.LOWER)
    :Up("town", "start", "stairs")
    :Folk("rat", 1, "stairs")
    :Legend {
      ["#"] = "wall",
      ["s"] = { tile = "floor", mrak = "stairs" },
    }
    :Description("A cellar.")
    :Register()

Monster.new("mouse", "rat"):Regster()
Tile.new("mud"):View("mud", ".", Color.BROWN):Lets { walk = true }
    :Description("Mud.")
    :Register()
Monster.new("vole", "voel")
    :Register()
Monster.new("shrew", "vole"):Register()
