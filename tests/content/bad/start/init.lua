-- expect: E-START line 19
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }
    :Description("Flagstones.")
    :Register()
Place.new("cave")
    :View("Cave", "cave"):Band(Band.LOW):Description("A hole.")
    :Map [[
.
]]
    :Legend { ["."] = { tile = "floor", mark = "start" } }
    :Start(true)
    :Register()
Place.new("den")
    :View("Cave", "cave"):Band(Band.LOW):Description("A hole.")
    :Map [[
.
]]
    :Legend { ["."] = { tile = "floor", mark = "start" } }
    :Start(true)
    :Register()
