-- Lowbell: the village where heroes begin. The granary has the cellar, the lane east leads out to the sheepwalk.

Place.new("lowbell")
    :View("Lowbell", "Lowbell")
    :Band(Band.VERY_LOW)
    :Outdoors(true)
    :Map [[
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
T...............T.............T...................~~.......T
T.T...............##########...................T..~~.......T
T...###########...#________#..,...############.....~~..T...T
T...#0_k____0_#...#_b______#..,...#_________0#.....~~......T
T...#====_____#...#________#..,A..#__0_______#.....~~......T
T...#____s____#...#________#..,r..#______p___#....~~.....T.T
T...##"##+##"##...####+##"##..,w..##"##+###"##....~~.......T
T........,............,.......,..d.....,.........~~........T
W,,,,,,,,,,,,,,,,,,,,,,,,,@,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,E
T...........,.....p...,...c..g.,.........y.......~~..,.....T
T.....###"##+"##....,...##"##+##"##.............~~.,.......T
T.....#__________#....,...#_________#..=====T==....~~,..T..T
T.....#___w______#..T.,...#_0___m___#..............~~.,,...T
T.....#_____S____#....,...#_00____>_#....T........~~.......T
T.....############....,...#_________#..........T..~~....c..T
T.T...................,...###########.........T...~~.T.....T
T.................................................~~.......T
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
]]
    :Legend {
      ["."] = "grass",
      [","] = "lane",
      ["T"] = "tree",
      ["#"] = "timber",
      ["_"] = "boards",
      ["+"] = "closed_door",
      ['"'] = "window",
      ["0"] = "barrel",
      ["="] = "fence",
      ["~"] = "water",
      ["A"] = { tile = "bell", feature = "village_bell" },
      ["@"] = { tile = "lane", mark = "start" },
      [">"] = { tile = "cellar_door", mark = "cellar_door" },
      ["E"] = { tile = "way_out", mark = "east_gate" },
      ["W"] = { tile = "way_out", mark = "west_gate" },
      ["b"] = { tile = "boards", item = "meat_pie", mark = "bakery" },
      ["s"] = { tile = "boards", mark = "shop" },
      ["p"] = { tile = "grass", monster = "villager" },
      ["w"] = { tile = "grass", monster = "goodwife" },
      ["k"] = { tile = "boards", monster = "storekeeper", mark = "keeper" },
      ["d"] = { tile = "grass", monster = "old_dog" },
      ["r"] = { tile = "grass", monster = "bell_ringer" },
      ["m"] = { tile = "boards", monster = "miller" },
      ["S"] = { tile = "boards", monster = "smith" },
      ["c"] = { tile = "grass", monster = "child" },
      ["g"] = { tile = "grass", monster = "lane_guard" },
      ["y"] = { tile = "grass", monster = "stray_dog" },
    }
    :Down("rat_cellar", "stairs", "cellar_door")
    :Edge("sheepwalk", "west", "east_gate")
    :Edge("quick_mill", "east", "west_gate")
    :Thing("apple", "2d3", "bakery")
    :Populate { kinds = { Kind.RAT }, night = true, most = 16, purse = { day = 3 }, every = 20000 } -- ticks
    :Start(true)
    :Description("Five roofs, a lane and a bell on a green. Below the granary something gnaws; the lane east goes up to the sheep.")
    :Register()
