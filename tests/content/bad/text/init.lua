-- expect: E-TEXT line 2
Tile.new("floor"):View("fl\27[2Joor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
