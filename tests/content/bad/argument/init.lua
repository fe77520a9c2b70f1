-- expect: E-ARGUMENT line 2
Tile.new("floor"):View("floor", ".", Color.GRAY, ".", 5):Lets { walk = true }
    :Description("Flagstones.")
    :Register()
