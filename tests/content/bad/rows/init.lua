-- expect: E-MAP line 9
-- expect: E-MAP line 10
-- expect: E-MAP line 17
Include("base.lua")

Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map [==[
#!#
#·.]==]
    :Legend { ["#"] = "wall", ["."] = "floor" }
    :Description("A cellar.")
    :Register()

Place.new("shed")
    :View("Shed", "shed"):Band(Band.LOW)
    :Map [[#.#?
####
]]
    :Legend { ["#"] = "wall", ["."] = "floor" }
    :Description("A shed.")
    :Register()
