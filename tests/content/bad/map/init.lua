-- expect: E-MAP line 10
-- expect: E-MAP line 11
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Place.new("cave")
    :View("Cave", "cave"):Band(Band.LOW):Description("A hole.")
    :Map [[
...
..
.#.
]]
    :Legend { ["."] = "floor" }
    :Register()
