-- The rat cellar, where the bell stops, and where a newcomer learns: a door, a thing on the floor, a doorway with a
-- foe in it, and a rat that is quicker than anything should be. Behind all of it is the nest.

Place.new("rat_cellar")
    :View("Rat cellar", "cellar")
    :Band(Band.VERY_LOW)
    :Map [[
##################################################
#########################.............############
#.......#.........#.....#.............#..........#
#.......#.........#.....#.............#..........#
#.<.....A....i....#..P..#......r......+...r......#
#.......#.........+.....D.............#..........#
#.......#.........#.....#.....00......#####+######
#########.........#..r..#.....00...r..#..........#
#################+#######.............#....000...#
#.......#..............##.............#....0.....#
#..0....+..............################..........#
#..00...#..............+............+.....0...n..#
#.......#..............##############........0%..#
##################################################
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["+"] = "closed_door",
      ["A"] = { tile = "closed_door", mark = "first_door" },
      ["D"] = { tile = "closed_door", mark = "hall_door" },
      ["0"] = "barrel",
      ["<"] = { tile = "stairs_up", mark = "stairs" },
      ["i"] = { tile = "floor", mark = "find", item = "cap" },
      ["n"] = { tile = "straw", mark = "lair" },
      ["%"] = { tile = "nest", mark = "nest", item = "potion_boost_speed" },
      ["P"] = { tile = "floor", trap = "teetering_pot" },
      ["r"] = { tile = "floor", monster = "rat" },
    }
    :Up("lowbell", "cellar_door", "stairs")
    :Folk("rat", "1d2+1")
    :Folk("fat_rat", "1d1", "lair")
    :Thing("potion_healing", "1d1", "nest")
    :Scatter(3)
    :Populate { kinds = { Kind.RAT }, first = 0, most = 6, purse = { day = 6 }, every = 25000 } -- ticks between passes
    :Hint("first_door", "hint_door", 7)
    :Hint("find", "hint_find", 4)
    :Hint("hall_door", "hint_doorway", 2)
    :Hint("lair", "hint_nest", 6)
    :Timer("bell", 4000, "OnBell")                                                     -- ticks; stops when it returns 0
    :Description("Vaults of grain under the granary, and the sound of many small feet. The doors stick, and what is behind them waits.")
    :Register()

function OnBell(place)
  place:Message("bell_stops") -- words/en.lua holds the sentence
  place:Spawn("quick_rat", place:Feature("nest"))
  return 0
end
