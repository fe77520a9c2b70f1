-- expect: E-START line 0
Include("things.lua")

Place.new("wood")
    :View("Wood", "wood")
    :Band(Band.LOW)
    :Map "@"
    :Legend { ["@"] = { tile = "floor", mark = "start" } }
    :Description("A wood.")
    :Start(false)
    :Register()
