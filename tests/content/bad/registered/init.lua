-- expect: E-REGISTERED line 4
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register():View("x", ".", Color.RED)
