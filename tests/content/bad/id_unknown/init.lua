-- expect: E-ID-UNKNOWN line 6
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Tile.new("door"):View("door", "+", Color.GRAY):Lets { walk = false }
    :Opens("flor")
    :Description("Planks.")
    :Register()
