-- The garden behind the mill: what the mill saves is spent here.

Place.new("slow_garden")
    :View("Slow garden", "garden")
    :Band(Band.LOW)
    :Outdoors(true)
    :Pace(150) -- percent of every duration
    :Map [[
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
T......=.....sss.....=.......T
T.,,,,.=....s~~~s....=..T....T
T.,T.,.......sss.............T
T.,i.,,,,,,,,,,,,,,,,,,h,,,,,E
T.,T.,.......sss.............T
T.,,,,.=....s~~~s....=....T..T
T......=.....sss.....=.......T
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
]]
    :Legend {
      ["."] = "grass",
      [","] = "lane",
      ["T"] = "tree",
      ["="] = "fence",
      ["~"] = "water",
      ["s"] = "shallows",
      ["h"] = { tile = "lane", mark = "gate" },
      ["i"] = { tile = "lane", mark = "bed", item = "boots_hare" },
      ["E"] = { tile = "way_out", mark = "east" },
    }
    :Edge("quick_mill", "west", "east")
    :Populate { kinds = { Kind.INSECT, Kind.REPTILE }, first = 4, most = 7, purse = { day = 4 }, every = 40000 } -- ticks
    :Thing("book_step_aside", "1d1", "bed")
    :Hint("gate", "hint_slow", 8)
    :Scatter(2)
    :Description("Box hedges, two ponds, and a bee that has been arriving all day. Everything takes half as long again; poison and haste keep the clock.")
    :Register()
