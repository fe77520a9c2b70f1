-- The mill west of Lowbell. Nobody knows what it grinds; whoever is near the wheel is quick, friend and foe alike.

Place.new("quick_mill")
    :View("Quick mill", "mill")
    :Band(Band.VERY_LOW)
    :Outdoors(true)
    :Pace(75) -- percent of every duration
    :Map [[
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
T.........~~....T...........T......T
T..T......~~..##########...........T
T.........~~..#__0__i__#......T....T
T....T....~~..#________#...........T
W,,,,,,,,,__,,+________+,,,,h,,,,,,E
T.........~~..#__0___0_#...........T
T..T......~~..#________#....T......T
T.........~~..##########...........T
T...T.....~~........T...........T..T
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
]]
    :Legend {
      ["."] = "grass",
      [","] = "lane",
      ["T"] = "tree",
      ["#"] = "timber",
      ["_"] = "boards",
      ["+"] = "closed_door",
      ["0"] = "barrel",
      ["~"] = "water",
      ["h"] = { tile = "lane", mark = "gate" },
      ["i"] = { tile = "boards", mark = "loft", item = "potion_quicksilver" },
      ["E"] = { tile = "way_out", mark = "east" },
      ["W"] = { tile = "way_out", mark = "west" },
    }
    :Edge("lowbell", "west_gate", "east")
    :Edge("slow_garden", "east", "west")
    :Populate { kinds = { Kind.RAT, Kind.GOBLIN }, first = 2, most = 5, purse = { day = 3 }, every = 40000 } -- ticks
    :Thing("book_haste", "1d1", "loft")
    :Hint("gate", "hint_quick", 8)
    :Scatter(1)
    :Description("A wheel without a stream, and a humming in the boards. Three quarters of the time is enough here, for you and for what lives in the sacks.")
    :Register()
