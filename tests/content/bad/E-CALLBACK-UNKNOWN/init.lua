-- expect: E-CALLBACK-UNKNOWN line 12
Include("base.lua")
Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map [[
###
#.#
###
]]
    :Legend { ["#"] = "wall", ["."] = "floor" }
    :Timer("other", 100, "OnBell")
    :Timer("bell", 4000, "OnBel")
    :Description("A cellar.")
    :Register()

function OnBell()
  return 0
end
