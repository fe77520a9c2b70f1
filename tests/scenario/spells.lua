local lane = [[
############
#@...r.....#
############]]

local crowd = [[
########
#..r...#
#.@..r.#
#..r...#
########]]

local pillar = [[
#########
#@..#..r#
#########]]

local tough = { pp = 50, max_hp = 500, hp = 500, dv = 200 }

return {
    { name = "sand blast takes half as long again", map = lane, who = { r = "rat" }, hero = tough, knows = { "sand_blast" },
      run = { "cast sand_blast at 3,1" }, expect = { cost = 1500, pp = 49, said = { "You cast sand blast" } } },
    { name = "in the classic rules it is an act like any other", map = lane, classic = 1, hero = tough, knows = { "sand_blast" },
      run = { "cast sand_blast at 3,1" }, expect = { cost = 1000, pp = 49 } },

    { name = "fire bolt strikes the first in its way", map = lane, who = { r = "kobold" }, hero = tough, knows = { "fire_bolt" },
      run = { "cast fire_bolt at 9,1" }, expect = { cost = 1000, pp = 48, said = { "The fire bolt strikes the kobold" } } },
    { name = "frost bolt", map = lane, who = { r = "kobold" }, hero = tough, knows = { "frost_bolt" },
      run = { "cast frost_bolt at 5,1" }, expect = { cost = 1000, pp = 48, said = { "The frost bolt strikes the kobold" } } },
    { name = "lightning bolt", map = lane, who = { r = "kobold" }, hero = tough, knows = { "lightning_bolt" },
      run = { "cast lightning_bolt at 5,1" }, expect = { cost = 1000, pp = 47, said = { "The lightning bolt strikes the kobold" } } },
    { name = "venom bolt poisons as well", map = lane, who = { r = "orc" }, hero = tough, knows = { "venom_bolt" },
      run = { "cast venom_bolt at 5,1" }, expect = { pp = 48, said = { "The venom bolt strikes the orc", "is poisoned" } } },
    { name = "the dead are not poisoned", map = lane, who = { r = "skeleton" }, hero = tough, knows = { "venom_bolt" },
      run = { "cast venom_bolt at 5,1" }, expect = { said = { "leaves no mark" }, unsaid = { "poisoned" } } },
    { name = "skill strikes harder", map = lane, who = { r = "rat" }, hero = { pp = 50, spellcraft = 270 }, knows = { "fire_bolt" },
      run = { "cast fire_bolt at 5,1" }, expect = { killed = "r" } },
    { name = "no bolt goes through a wall", map = pillar, who = { r = "rat" }, hero = tough, knows = { "fire_bolt" },
      run = { "cast fire_bolt at 7,1" }, expect = { alive = "r", pp = 48, unsaid = { "strikes" } } },

    { name = "fire burst strikes all around where it ends", map = crowd, who = { r = "fat_rat" }, hero = tough,
      knows = { "fire_burst" }, run = { "cast fire_burst at 5,2" }, expect = { pp = 45, said = { "The fire burst strikes" } } },
    { name = "and the caster who stands too near", map = lane, hero = { pp = 50, hp = 500, max_hp = 500 },
      knows = { "fire_burst" }, run = { "cast fire_burst at 2,1" }, expect = { pp = 45, said = { "strikes you" } } },

    { name = "slow makes leaden and takes no hit points", map = lane, who = { r = "orc" }, hero = tough, knows = { "slow" },
      run = { "cast slow at 5,1" }, expect = { pp = 47, said = { "The orc turns leaden: Sp:" } } },

    { name = "mend", map = lane, hero = { pp = 5, hp = 3, max_hp = 20 }, knows = { "mend" }, run = { "cast mend" },
      expect = { cost = 1000, pp = 2, said = { "You heal by" } } },
    { name = "deep mend stops no more than is missing", map = lane, hero = { pp = 9, hp = 499, max_hp = 500 }, knows = { "deep_mend" },
      run = { "cast deep_mend" }, expect = { pp = 2, hp = 500 } },
    { name = "haste", map = lane, hero = { pp = 9 }, knows = { "haste" }, run = { "cast haste", "wait" },
      expect = { pp = 3, sp = 150, cost = 666 } },
    { name = "haste changes nothing in the classic rules", map = lane, classic = 1, hero = { pp = 9 }, knows = { "haste" },
      run = { "cast haste", "wait" }, expect = { pp = 3, sp = 100, cost = 1000 } },
    { name = "rage", map = lane, hero = { pp = 9 }, knows = { "rage" }, run = { "cast rage", "wait" },
      expect = { pp = 5, sp = 150, cost = 666 } },
    { name = "stone skin", map = lane, hero = { pp = 9 }, knows = { "stone_skin" }, run = { "cast stone_skin", "wait" },
      expect = { pp = 4, sp = 66, cost = 1500 } },
    { name = "hasted, a spell takes two thirds", map = lane, hero = { pp = 20 }, knows = { "haste", "sand_blast" },
      run = { "cast haste", "cast sand_blast at 3,1" }, expect = { cost = 1000 } },
    { name = "step aside", map = lane, hero = { pp = 9 }, knows = { "step_aside" }, run = { "cast step_aside" },
      expect = { pp = 6, said = { "here no longer" } } },

    { name = "a charge ends beside whom it strikes, for a step or a blow", map = lane, who = { r = "orc" },
      hero = { pp = 9, hp = 500, max_hp = 500, hit = 1000 }, knows = { "charge" }, run = { "cast charge at 5,1" },
      expect = { pp = 6, map = [[
############
#...@r.....#
############]] } },
    { name = "a charge at nobody costs nothing", map = lane, hero = { pp = 9 }, knows = { "charge" },
      run = { "cast charge at 4,1" }, expect = { pp = 9, ticks = 0, said = { "Nobody is there" } } },

    { name = "manifold assault strikes everybody in reach, once", map = crowd, who = { r = "rat" },
      hero = { pp = 9, hit = 1000, hp = 500, max_hp = 500 }, knows = { "manifold_assault" }, run = { "cast manifold_assault" },
      expect = { pp = 3, said = { "hit the rat" } } },
    { name = "and without anybody costs nothing", map = lane, hero = { pp = 9 }, knows = { "manifold_assault" },
      run = { "cast manifold_assault" }, expect = { pp = 9, ticks = 0 } },

    { name = "without power nothing is cast", map = lane, hero = { pp = 1 }, knows = { "fire_bolt" },
      run = { "cast fire_bolt at 4,1" }, expect = { pp = 1, ticks = 0, said = { "power points" } } },
    { name = "what was not learnt is not cast", map = lane, hero = { pp = 9 }, run = { "cast fire_bolt at 4,1" },
      expect = { pp = 9, ticks = 0, said = { "know no such spell" } } },
    { name = "a book too hard is not used up", map = lane, give = { "book_haste" }, run = { "read i" },
      expect = { ticks = 0, carried = 9, said = { "no line" } } },
    { name = "a book teaches", map = lane, give = { "book_mend" }, hero = { pp = 5, hp = 2 }, run = { "read i", "cast mend" },
      expect = { pp = 2, ticks = 9000, said = { "You heal by" } } }, -- eight steps of reading, and the cast
}
