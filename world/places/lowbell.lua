-- Lowbell: the edge of a village, where heroes begin. The granary has the cellar, the far bank the cave.

Place.new("lowbell")
    :View("Lowbell", "Lowbell")
    :Band(Band.VERY_LOW)
    :Map [[
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
T...............T.............T...................~~.......T
T.T...............##########...................T..~~.......T
T...###########...#________#..,...############.....~~..T...T
T...#_00__k___#...#_b______#..,...#_________0#.....~~......T
T...#_________#...#________#..,A..#__0_______#.....~~......T
T...#_________#...#________#..,...#______p___#....~~.....T.T
T...##"##+##"##...####+##"##..,w..##"##+###"##....~~.......T
T........,............,.......,..d.....,.........~~........T
T,,,,,,,,,,,,,,,,,,,,,,,,,@,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,T
T...........,.....p...,........,.................~~..,.....T
T.....###"##+##"##....,...##"##+##"##.............~~.,.^^^^T
T.....#__________#....,...#_________#..=====T==....~~,.^o^^T
T.....#___w______#..T.,...#_0_______#..............~~,.^,^^T
T.....#__________#....,...#_00____>_#....T........~~..,,,..T
T.....############....,...#_________#..........T..~~.......T
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
      ["A"] = "bell",
      ["^"] = "rock",
      ["@"] = { tile = "lane", mark = "start" },
      [">"] = { tile = "cellar_door", mark = "cellar_door" },
      ["o"] = { tile = "cave_mouth", mark = "cave_mouth" },
      ["b"] = { tile = "boards", item = "meat_pie", mark = "bakery" },
      ["p"] = { tile = "grass", monster = "villager" },
      ["w"] = { tile = "grass", monster = "goodwife" },
      ["k"] = { tile = "boards", monster = "storekeeper", mark = "shop" },
      ["d"] = { tile = "grass", monster = "old_dog" },
    }
    :Down("rat_cellar", "stairs", "cellar_door")
    :Down("small_cave", "up", "cave_mouth")
    :Thing("apple", "2d3", "bakery")
    :Start(true)
    :Description("Five roofs, a lane and a bell on a green. Below the granary something gnaws; beyond the stream the hill has a mouth.")
    :Register()
