-- expect: E-ID-DUPLICATE line 5
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
