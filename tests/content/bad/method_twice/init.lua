-- expect: E-METHOD-TWICE line 3
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :View("floor", ".", Color.RED):Description("Flagstones.")
    :Register()
