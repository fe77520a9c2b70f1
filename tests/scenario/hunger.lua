local room = [[
####
#@.#
####]]

return {
    { name = "weak in the honoured rules: ordinary pace, no rest", map = room,
      hero = { nutrio = 3500, hp = 1 }, run = { "rest" }, expect = { sp = 100, ticks = 0 } },
    { name = "faint is slow", map = room, hero = { nutrio = 1500 }, run = { "wait" },
      expect = { sp = 83, ticks = 1200 } },
    { name = "very hungry is quick, and may rest when honoured", map = room,
      hero = { nutrio = 5500, hp = 1 }, run = { "rest 3" }, expect = { sp = 108, ticks = 2700 } },
    { name = "very hungry may not rest when classic", map = room, classic = 1,
      hero = { nutrio = 5500, hp = 1 }, run = { "rest 3" }, expect = { sp = 108, ticks = 0 } },
    { name = "exactly eight times is the ordinary pace", map = room, hero = { nutrio = 8000 },
      run = {}, expect = { sp = 100 } },
}
