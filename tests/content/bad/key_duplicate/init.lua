-- expect: E-KEY-DUPLICATE line 2
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
