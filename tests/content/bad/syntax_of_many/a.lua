-- expect: E-SYNTAX line 3

Tile.new("floor"):View("floor", "."; Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
