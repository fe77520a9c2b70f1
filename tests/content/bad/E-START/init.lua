-- expect: E-START line 11
Include("base.lua")
Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map [[
###
#.#
###
]]
    :Legend { ["#"] = "wall", ["."] = { tile = "floor", mark = "start" } }
    :Start(true)
    :Description("A cellar.")
    :Register()
