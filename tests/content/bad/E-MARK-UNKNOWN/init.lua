-- expect: E-MARK-UNKNOWN line 13
Include("base.lua")
Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map [[
###
#.#
###
]]
    :Legend { ["#"] = "wall", ["."] = { tile = "floor", mark = "middle" } }
    :Folk("rat", 1, "middle")
    :Folk("rat", 2,
          "midle")
    :Folk("rat", 3)
    :Description("A cellar.")
    :Register()
