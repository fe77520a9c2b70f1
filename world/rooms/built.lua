-- Rooms with walls, for levels of rooms and corridors and for those who move into caves.

Room.new("guard_post")
    :View("guard post"):Band(Band.VERY_LOW):Weight(30)
    :Fits { build = { Build.ROOMS, Build.CAVE }, width = 60 }
    :Map [[
###########
#...0#....#
#....+....#
e....#....e
#....######
#.........#
###########
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["0"] = "barrel",
      ["+"] = "closed_door",
      ["e"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()

Room.new("pillared_hall")
    :View("pillared hall"):Band(Band.VERY_LOW):Weight(30)
    :Fits { build = { Build.ROOMS }, width = 60 }
    :Map [[
#################
#...............#
#..O...O...O....#
e...............e
#..O...O...O....#
#...............#
########e########
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["O"] = "pillar",
      ["e"] = { tile = "floor", mark = "entrance" },
    }
    :Register()

Room.new("larder")
    :View("larder"):Band(Band.VERY_LOW):Weight(25)
    :Fits { build = { Build.ROOMS, Build.CAVE } }
    :Map [[
########
#0.%0.0#
#......e
#0.0.%0#
########
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["0"] = "barrel",
      ["%"] = { tile = "floor", item = "apple" },
      ["e"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()

Room.new("cells")
    :View("cells"):Band(Band.VERY_LOW):Weight(20)
    :Fits { build = { Build.ROOMS }, width = 60 }
    :Map [[
#############
#,.#,.#,.#,.#
##+##+##+##+#
#...........e
##+##+##+##+#
#.,#.,#.,#.,#
#############
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      [","] = "straw",
      ["+"] = "closed_door",
      ["e"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()

Room.new("trapped_vault")
    :View("trapped vault"):Band(Band.LOW):Weight(25)
    :Fits { build = { Build.ROOMS, Build.CAVE } }
    :Map [[
#########
####....#
####....#
e.^.....#
####....#
####..!.#
#########
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["^"] = { tile = "floor", trap = "dart" },
      ["!"] = { tile = "floor", item = "potion_healing" },
      ["e"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()

Room.new("cistern")
    :View("cistern"):Band(Band.VERY_LOW):Weight(25)
    :Fits { build = { Build.ROOMS } }
    :Map [[
############
#..........#
#.~~~~~~~~.#
e.~~~~~~~~.e
#.~~~~~~~~.#
#..........#
############
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["~"] = "water",
      ["e"] = { tile = "floor", mark = "entrance" },
    }
    :Register()
