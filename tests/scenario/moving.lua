local room = [[
#######
#@....#
#..+..#
#.....#
#######]]

return {
    { name = "a step costs ten slices", map = room, run = { "step east" },
      expect = { ticks = 1000, cost = 1000, map = [[
#######
#.@...#
#..+..#
#.....#
#######]] } },

    { name = "a wall costs nothing and says so", map = room, run = { "step west" },
      expect = { ticks = 0, said = { "way" } } },

    { name = "a step into a door opens it", map = room, run = { "step east", "step southeast" },
      expect = { ticks = 2000, said = { "door" }, map = [[
#######
#.@...#
#..'..#
#.....#
#######]] } },

    { name = "a door closes again", map = room,
      run = { "step east", "step southeast", "close southeast" },
      expect = { ticks = 3000, map = [[
#######
#.@...#
#..+..#
#.....#
#######]] } },

    { name = "no door is shut on somebody", classic = 1, map = [[
####
#@+#
####]], run = { "step east", "step east", "close west" },
      expect = { ticks = 2000, said = { "door" } } },

    { name = "nothing leads down here", map = room, run = { "down" }, expect = { ticks = 0 } },

    { name = "waiting is ten slices", map = room, run = { "wait" }, expect = { ticks = 1000 } },

    { name = "lean is quick: hungry shows Sp:108", map = room, hero = { nutrio = 7500 }, run = {},
      expect = { sp = 108 } },

    { name = "a full stomach is slow", map = room, hero = { nutrio = 13000 }, run = { "step east" },
      expect = { sp = 90, ticks = 1100 } },
}
