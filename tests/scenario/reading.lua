local room = [[
##########
#@.......#
#........#
##########]]

return {
    { name = "a scroll is read once", map = room, give = { "scroll_healing" }, hero = { hp = 3, max_hp = 40 },
      run = { "read i" }, expect = { ticks = 1000, carried = 9, said = { "heal", "This is a scroll of mending" } } },

    { name = "a potion tells what it is", map = room, give = { "potion_lye" }, hero = { hp = 30, max_hp = 40 },
      run = { "quaff i" }, expect = { ticks = 1000, said = { "This is a potion of lye" } } },

    { name = "what is known is not told again", map = room, run = { "quaff f" },
      expect = { ticks = 1000, said = { "potion of healing" }, unsaid = { "This is" } } },

    { name = "names are dealt to what is carried", map = room, give = { "scroll_identify", "potion_lye" },
      run = { "read i" }, expect = { said = { "This is" } } },

    { name = "blinking leaves the cell", map = room, give = { "scroll_blink" }, run = { "read i" },
      expect = { ticks = 1000, said = { "no longer" } } },

    { name = "a sword is not read", map = room, run = { "read a" },
      expect = { ticks = 0, said = { "nothing to read" } } },
}
