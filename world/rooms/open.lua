-- What stands about in the open.

Room.new("sheepfold")
    :View("sheepfold"):Band(Band.VERY_LOW):Weight(30)
    :Fits { build = { Build.PLAIN }, width = 60 }
    :Map [[
==========
=........=
=...T....e
=........=
==========
]]
    :Legend {
      ["="] = "fence",
      ["."] = "grass",
      ["T"] = "tree",
      ["e"] = { tile = "grass", mark = "entrance" },
    }
    :Register()

Room.new("shepherds_hut")
    :View("shepherd's hut"):Band(Band.VERY_LOW):Weight(30)
    :Fits { build = { Build.PLAIN } }
    :Map [[
#######
#_,0_%#
#_____#
##"+"##
]]
    :Legend {
      ["#"] = "timber",
      ["_"] = "boards",
      [","] = "straw",
      ["0"] = "barrel",
      ['"'] = "window",
      ["%"] = { tile = "boards", item = "ration" },
      ["+"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()

Room.new("fallen_circle")
    :View("fallen circle"):Band(Band.VERY_LOW):Weight(20)
    :Fits { build = { Build.PLAIN } }
    :Map [[
#O#e#O#
O.....O
#.....#
e.....e
#.....#
O.....O
#O#e#O#
]]
    :Legend {
      ["#"] = "rock",
      ["O"] = "pillar",
      ["."] = "grass",
      ["e"] = { tile = "grass", mark = "entrance" },
    }
    :Register()
