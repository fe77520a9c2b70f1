-- expect: E-GLYPH line 2
Tile.new("floor"):View("floor", "..", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
