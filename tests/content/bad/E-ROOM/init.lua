-- expect: E-ROOM line 6
Include("base.lua")
Room.new("hole")
    :View("hole"):Band(Band.LOW):Weight(1):Fits { build = { Build.CAVE } }
    :Map [[
#.#
#.#
#e#
]]
    :Legend { ["#"] = "wall", ["."] = "floor", ["e"] = { tile = "floor", mark = "entrance" } }
    :Register()
