-- expect: E-REQUIRED line 2
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Register()
