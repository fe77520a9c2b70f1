-- expect: E-WEIGHT line 11
Include("base.lua")
Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map [[
###
#.#
###
]]
    :Legend { ["#"] = "wall", ["."] = { tile = "floor", mark = "middle" } }
    :Populate { kinds = { Kind.INSECT }, most = 3, purse = { day = 1 }, every = 1000 }
    :Description("A cellar.")
    :Register()
