-- expect: E-TYPE line 2
Tile.new("floor"):View("floor", ".", Band.LOW):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
