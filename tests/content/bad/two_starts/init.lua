-- expect: E-REQUIRED line 5
-- expect: E-START line 18
Include("base.lua")

Place.new("field")
    :View("Field", "field")
    :Map "@"
    :Legend { ["@"] = { tile = "floor", mark = "start" } }
    :Description("A field.")
    :Register()

Place.new("wood")
    :View("Wood", "wood")
    :Band(Band.LOW)
    :Map "@"
    :Legend { ["@"] = { tile = "floor", mark = "start" } }
    :Description("A wood.")
    :Start(true)
    :Register()
