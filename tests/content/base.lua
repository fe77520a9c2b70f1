-- The least world that loads without errors; the bad worlds beside it include it and add their mistakes.

Include("things.lua")

Place.new("town")
    :View("Town", "town"):Band(Band.VERY_LOW)
    :Map [[
####
#@.#
####
]]
    :Legend { ["#"] = "wall", ["."] = "floor", ["@"] = { tile = "floor", mark = "start" } }
    :Start(true)
    :Description("A town.")
    :Register()
