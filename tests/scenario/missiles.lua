local lane = [[
############
#@....r....#
############]]

local pillar = [[
#########
#@..#..r#
#########]]

return {
    { name = "a throw costs ten slices and hits from afar", map = lane, who = { r = "rat" },
      hero = { hit = 1000 }, run = { "throw h at 6,1", "throw h at 5,1", "throw h at 4,1" },
      expect = { killed = "r", ticks = 3000 } },

    { name = "what hits nobody lies where it was aimed at", map = lane, run = { "throw h at 4,1" },
      expect = { ticks = 1000, floor = 1, said = { "throw a throwing knife" } } },

    { name = "nothing flies further than its range", map = lane, run = { "throw a at 10,1" },
      expect = { ticks = 1500, floor = 1, carried = 7 } },

    { name = "a wall stops a throw before it", map = pillar, who = { r = "rat" }, hero = { hit = 1000 },
      run = { "throw h at 7,1" }, expect = { alive = "r", floor = 1 } },

    { name = "the quiver is fired without asking which", map = lane, who = { r = "rat" },
      hero = { hit = 1000 }, run = { "fire at 6,1" }, expect = { ticks = 1000, said = { "throwing knife" } } },

    { name = "an empty quiver costs nothing", map = lane, run = { "takeoff h", "fire at 6,1" },
      expect = { ticks = 500, said = { "quiver" } } },

    { name = "a bow takes both hands: the shield comes off first", map = lane, give = { "short_bow" },
      run = { "wear i" }, expect = { ticks = 0, said = { "both hands" } } },

    { name = "arrows need a bow", map = lane, give = { "arrow" },
      run = { "takeoff h", "wear i", "fire at 6,1" }, expect = { ticks = 1000, said = { "nothing ready that shoots" } } },

    { name = "a bow shoots arrows", map = lane, who = { r = "rat" }, give = { "short_bow", "arrow" },
      hero = { hit = 1000, max_hp = 500, hp = 500 },
      run = { "takeoff b", "wear i", "takeoff h", "wear j", "fire at 6,1" }, expect = { said = { "shoot an arrow" } } },

    { name = "your own cell is no target", map = lane, run = { "throw h at 1,1" }, expect = { ticks = 0 } },

    { name = "outside is no target", map = lane, run = { "throw h at 900,1" }, expect = { ticks = 0, floor = 0 } },

    { name = "what is worn is not thrown", map = lane, run = { "throw c at 4,1" },
      expect = { ticks = 0, said = { "Take it off" } } },

    { name = "a thrown flask breaks", map = lane, run = { "throw f at 4,1" },
      expect = { ticks = 1500, floor = 0, carried = 7, said = { "breaks" } } },
}
