local room = [[
######
#@r..#
#....#
######]]

return {
    { name = "a step into a foe is an attack", map = room, who = { r = "rat" },
      hero = { hit = 1000, max_hp = 500, hp = 500 },
      run = { "step east", "step east", "step east", "step east", "step east", "step east",
              "step east", "step east" },
      expect = { killed = "r" } },

    { name = "an even duel takes turns", map = room, who = { r = "rat" },
      hero = { hit = -9, max_hp = 500, hp = 500 }, run = { "wait" }, expect = { alive = "r", ticks = 1000 } },

    { name = "nobody rests in view of a foe", map = room, who = { r = "rat" },
      hero = { hp = 5, max_hp = 500 }, run = { "rest" }, expect = { ticks = 0, said = { "rat" } } },

    { name = "the hero dies of blows, and the game is over", map = room, who = { r = "kobold" },
      hero = { hp = 1, max_hp = 1, dv = -100, pv = -100 },
      run = { "wait", "wait", "wait", "wait", "wait", "wait", "wait", "wait", "wait", "wait", "wait" },
      expect = { dead = 1 } },
}
