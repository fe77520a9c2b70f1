-- expect: E-PARENT-UNKNOWN line 5
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Tile.new("grass", "flor"):Register()
