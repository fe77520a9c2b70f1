-- The rat cellar, where the bell stops. Four ordinary actions after it is first entered a rat comes out of the
-- nest that is quicker than anything should be: the first lesson that everybody keeps their own time.

Place.new("rat_cellar")
    :View("Rat cellar", "cellar")
    :Band(Band.VERY_LOW)
    :Map [[
##################################################
#..........#########.............#################
#..........#.......#.............#.......#########
#..<.......#.......+.............#.......#########
#..........+.......#.............+.......#.......#
#..........#.......#####+#########.......+.......#
#..........#.......#...........#.........#.......#
####+#######.......#....000....#####.#####...%...#
#......#...#########....000........#.#...#.......#
#......#...#..................######.#...#.......#
#......+...+..................+......#...#########
#......#...#########..........######.....#########
#......#.........r.#...r...........+.....#########
########...........###############################
##################################################
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["+"] = "closed_door",
      ["0"] = "barrel",
      ["<"] = { tile = "stairs_up", mark = "stairs" },
      ["%"] = { tile = "nest", mark = "nest", item = "potion_boost_speed" },
      ["r"] = { tile = "floor", monster = "rat" },
    }
    :Up("lowbell", "cellar_door", "stairs")
    :Folk("rat", "1d2+2")
    :Folk("fat_rat", "1d1")
    :Scatter(3)
    :Populate { kinds = { Kind.RAT }, first = 0, most = 6, purse = { day = 6 }, every = 25000 } -- ticks between passes
    :Timer("bell", 4000, "OnBell")                                                     -- ticks; stops when it returns 0
    :Description("Vaults of grain under the granary, and the sound of many small feet. The doors stick, and what is behind them waits.")
    :Register()

function OnBell(place)
  place:Message("bell_stops") -- words/en.lua holds the sentence
  place:Spawn("quick_rat", place:Feature("nest"))
  return 0
end
