-- expect: E-MAP line 8
Include("base.lua")
Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map [[
###
#.#
##
]]
    :Legend { ["#"] = "wall", ["."] = { tile = "floor", mark = "middle" } }
    :Description("A cellar.")
    :Register()
