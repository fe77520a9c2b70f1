-- expect: E-ENUM-UNKNOWN line 3
-- expect: E-ENUM-UNKNOWN line 7
Tile.new("floor"):View("floor", ".", Color.GRYA):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Tile.new("wall"):View("wall", "#",
    "geen"):Lets { walk = false }
    :Description("Stones.")
    :Register()
