-- expect: E-GLYPH line 2
Tile.new("door"):View("door", "++", Color.GRAY):Lets { walk = false }
    :Opens("floor")
    :Description("Planks.")
    :Register()
