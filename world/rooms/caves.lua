-- Rooms that somebody has made for himself in a cave.

Room.new("kobold_den")
    :View("kobold den"):Band(Band.VERY_LOW):Weight(30)
    :Fits { build = { Build.CAVE } }
    :Map [[
###########
##,..,..###
#..k....,##
e......k..#
##,..,....#
###########
]]
    :Legend {
      ["#"] = "rock",
      ["."] = "cave_floor",
      [","] = "straw",
      ["k"] = { tile = "cave_floor", monster = "kobold" },
      ["e"] = { tile = "cave_floor", mark = "entrance" },
    }
    :Register()

Room.new("spoon_store")
    :View("spoon store"):Band(Band.LOW):Weight(25)
    :Fits { build = { Build.CAVE, Build.ROOMS } }
    :Map [[
##########
#0.!#....#
#...+..K.e
#0./#....#
##########
]]
    :Legend {
      ["#"] = "timber",
      ["."] = "cave_floor",
      ["0"] = "barrel",
      ["+"] = "closed_door",
      ["!"] = { tile = "cave_floor", item = "potion_boost_speed" },
      ["/"] = { tile = "cave_floor", item = "spear" },
      ["K"] = { tile = "cave_floor", monster = "large_kobold" },
      ["e"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()

Room.new("dripping_pool")
    :View("dripping pool"):Band(Band.VERY_LOW):Weight(30)
    :Fits { build = { Build.CAVE } }
    :Map [[
#####e#####
###.....###
##..~~~..##
e..~~~~~..e
##..~~~..##
###.....###
#####e#####
]]
    :Legend {
      ["#"] = "rock",
      ["."] = "cave_floor",
      ["~"] = "water",
      ["e"] = { tile = "cave_floor", mark = "entrance" },
    }
    :Register()

Room.new("snared_passage")
    :View("snared passage"):Band(Band.VERY_LOW):Weight(20)
    :Fits { build = { Build.CAVE }, width = 60 }
    :Map [[
###############
#####.....#####
e...........%.#
#####..^..#####
###############
]]
    :Legend {
      ["#"] = "rock",
      ["."] = "cave_floor",
      ["^"] = { tile = "cave_floor", trap = "snare" },
      ["%"] = { tile = "cave_floor", item = "ration" },
      ["e"] = { tile = "cave_floor", mark = "entrance" },
    }
    :Register()
