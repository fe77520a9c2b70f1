-- expect: E-CALLBACK-UNKNOWN line 8
-- expect: E-WORD-UNKNOWN line 9
-- expect: E-REQUIRED line 12
-- expect: E-ID-UNKNOWN line 21
Include("base.lua")

Feature.new("well"):View("well", "{", Color.BLUE)
    :Use("Drink")
    :Spent(3, "dry")
    :Description("A well."):Register()

Feature.new("stone"):View("stone", "_", Color.GRAY):Description("It does nothing."):Register()

Place.new("yard"):View("Yard", "yard"):Band(Band.VERY_LOW)
    :Map [[
####
#@S#
####
]]
    :Legend { ["#"] = "wall", ["@"] = { tile = "floor", mark = "start" },
      ["S"] = { tile = "floor", feature = "statue" } }
    :Description("A yard."):Register()
