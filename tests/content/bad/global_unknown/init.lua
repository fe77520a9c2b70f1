-- expect: E-GLOBAL-UNKNOWN line 3
-- expect: E-GLOBAL-UNKNOWN line 6
Tile.new("floor"):View("floor", ".", Colour.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Monter.new("rat"):View("rat", "r")
