-- Every constant of the rules, with the reason for its figure. Formulas are in the program.

-- Experience for level n is 20, then about 1.9 times the step before up to level 10: a level of the first ten
-- takes a comparable number of fights, since each band of foes is worth about 1.9 times the one below. From there
-- the steps grow by an eighth, because the bands end and only numbers of foes are left to grow.
local levels = { 0, 20 }
local step = 20
for level = 3, 50 do
  step = level <= 10 and step * 19 // 10 or step * 9 // 8
  levels[level] = levels[level - 1] + step
end

Rules.new("core")
    :Time {
      start_hour = 9,          -- shops are open, and a first day lasts long enough to learn in
      ordinary_action = 1000,  -- ticks; everything else is measured against it
      squad_turn = 1000,       -- ticks: one ordinary action each, ten TU to share out
      speed_floor = 200,       -- ticks: five acts to an ordinary one is as quick as a fight can be read
      rest_turns = 500,        -- a little under a day (508 ordinary actions), so that hunger asks once a rest
      regen_quiet = 100,       -- slices: ten ordinary actions; circling a foe must not heal
      purse_hours = 24,        -- a purse is a day's
    }
    :Delays {
      skill10_per_aut = 20,      -- two levels take an aut off, down to the weapon's own least delay
      unarmed = 10,              -- bare hands start as fast as a dagger
      unarmed_skill10 = 54,      -- and learn slower: 5.4 levels an aut
      improvised = 15,           -- a chair leg is nobody's weapon
      shield_n = 2, shield_d = 5, shield_strength = 5, -- a tower shield at St 15: up to 4.5 aut
      shield_skill10 = 270,      -- mastery makes any shield weightless
      armour_n = 2, armour_d = 5, armour_strength = 3, -- plate at St 15 costs a bow 7.2 aut
      armour_skill10 = 450,      -- beyond mastery: plate always costs an archer something
      wield = 5,                 -- TU: changing weapons is half an act, so that it is a move in a fight
      body_steps = 5,            -- straps and laces: nobody dresses while something is coming
      book_steps = 8,            -- a spell is read at home, or behind a shut door
      bite = 300,                -- a rat is two steps, an orc a meal
      quickness_least = 25,      -- percent: four times as long at the worst
      quickness_most = 400,      -- and a quarter of the time at the best
    }
    :Stomach {
      base = 1000,             -- a tier is a multiple of it
      start = 10000,           -- ten times the base: neither hungry nor full
      use = 5,                 -- per 1000 ticks: from 10000 to "hungry" in 400 ordinary actions, most of a day
    }
    -- What the published text says was meant: ten tiers, one factor a word, exactly 8 times the base is no longer hungry.
    -- Being full slows as being weak does, so that food is no shield to be eaten in advance.
    -- Regeneration halves where the word turns serious and stops where the body feeds on itself.
    :HungerHonoured {
      { "dying", 1, 120, 0, inclusive = true, interrupts = true, loss = 1, enter = "hunger_dying" },
      { "faint", 2, 120, 0, interrupts = true, enter = "hunger_faint" },
      { "weak", 4, 100, 50, inclusive = true, interrupts = true, enter = "hunger_weak" },
      { "very hungry", 6, 92, 100, inclusive = true, enter = "hunger_very_hungry" },
      { "hungry", 8, 92, 100, enter = "hunger_hungry" },
      { "", 10, 100, 100, inclusive = true, enter = "hunger_none" },
      { "full", 12, 100, 100, inclusive = true, enter = "hunger_full" },
      { "satiated", 14, 110, 100, inclusive = true, enter = "hunger_satiated" },
      { "bloated", 18, 110, 100, inclusive = true, enter = "hunger_bloated" },
      { "overfed", 100000, 110, 50, enter = "hunger_overfed" },
    }
    -- The published table with its oddities: "weak" has two factors, exactly 8 times is hungry at the ordinary pace.
    :HungerClassic {
      { "dying!", 1, 120, 0, inclusive = true, interrupts = true, loss = 1, enter = "hunger_dying" },
      { "weak", 2, 120, 50, interrupts = true, enter = "hunger_weak" },
      { "weak", 4, 100, 50, inclusive = true, interrupts = true, enter = "hunger_weak" },
      { "very hungry", 6, 92, 100, inclusive = true, interrupts = true, enter = "hunger_very_hungry" },
      { "hungry", 8, 92, 100, enter = "hunger_hungry" },
      { "hungry", 8, 100, 100, inclusive = true, enter = "hunger_hungry" },
      { "", 10, 100, 100, inclusive = true, enter = "hunger_none" },
      { "satiated", 12, 100, 100, inclusive = true, enter = "hunger_satiated" },
      { "satiated", 14, 110, 100, inclusive = true, enter = "hunger_satiated" },
      { "bloated", 18, 110, 100, inclusive = true, enter = "hunger_bloated" },
      { "overfed!", 100000, 110, 50, enter = "hunger_overfed" },
    }
    -- Units for each point of strength, as published; the last step is where a body says no.
    :Burden {
      { "burdened", 120, 110, enter = "burden_burdened" },
      { "strained", 200, 130, enter = "burden_strained" },
      { "overburdened", 280, 200, enter = "burden_overburdened" },
      { "too heavy", 360, 200, refuses = true, enter = "burden_too_heavy" },
    }
    :Body {
      -- A human of Pe 9 sees eight cells, twice across a room; keen eyes see a cave from end to end.
      sight = { [0] = 3, [4] = 5, [7] = 7, [9] = 8, [12] = 9, [15] = 10, [20] = 12, [30] = 15 },
      hp_start = 10,             -- three or four blows of a first foe, whoever it is
      hp_per_toughness10 = 10,   -- and one hit point for each point of toughness
      hp_level = { [0] = 2, [6] = 3, [10] = 4, [14] = 5, [18] = 6, [24] = 7 }, -- a first band's blow a level
      pp_start = 2,
      pp_per_mana10 = 5,
      pp_level = { [0] = 1, [8] = 2, [12] = 3, [18] = 4 },
      -- Hundredths per 1000 ticks. At To 10 thirty hit points take 250 ordinary actions: half a day in bed.
      regen_hp = { [0] = 6, [6] = 8, [10] = 12, [14] = 16, [18] = 22, [24] = 30 },
      regen_pp = { [0] = 5, [8] = 8, [12] = 12, [18] = 18 },
    }
    :Learning {
      levels = levels,
      -- A rat is worth 4: level 2 after five first kills of different kinds, or a dozen of the same.
      band = { [0] = 0, [1] = 4, [2] = 8, [3] = 15, [4] = 28, [5] = 53, [6] = 100, [7] = 190, [8] = 360,
               [9] = 680, [10] = 1300 },
      skill_pool = 12,           -- tenths: a blade used alone reaches 14.0, its usual minimum delay, near level 12
    }
    :Combat {
      hit_base = 10,             -- an even match of beginners hits about three times in four
      hit_floor = 5,             -- nobody is beyond a lucky blow
      hit_ceiling = 95,          -- and nobody is sure
      critical = 2,              -- rare enough to be remembered
      unarmed = "1d3",           -- half a short sword: a reason to pick one up
      monster_skill10 = 20,      -- 2.0 for each band
    }
    -- Once between two acts of whom it is done to, so that no weapon holds anybody for good.
    :Verbs {
      { Skill.MACES, Verb.SET_BACK, 2 },        -- TU: a fifth of an ordinary action, one more blow in five
      { Skill.AXES, Verb.SWEEP, 70 },           -- percent: worth a step between two foes, not a crowd
      { Skill.POLE_ARMS, Verb.MEET },
      { Skill.SHORT_BLADES, Verb.EXPLOIT, 150 }, -- percent: three halves, what makes up for small dice
      { Skill.STAVES, Verb.BREAK },
    }
    :Arts {
      lash_pp = 4,               -- a beginner's whole strength, or nearly: for the step that matters
      jump_pp = 1,               -- two actions in one, and a wall has to be there
      lash_steps = 2,            -- as published
      lash_ticks = 1000,         -- an ordinary step, whatever weighs on who takes it
    }
    :Missiles {
      break_hit = 35,            -- of arrows and the like: a dozen shots that hit leave eight to shoot again
      break_miss = 10,           -- on a wall or the ground they mostly last
      throw_units = 60,          -- a dagger of 60 flies a step for each point of strength
      throw_most = 6,            -- but nothing that was not made for it flies further than a room is wide
      improvised = "1d2",        -- less than a fist: throwing a sword is a way to lose it
    }
    :Corpses {
      chance = 20,               -- one kill in five: a hunter eats, a floor stays readable
      steps = 100,               -- 100 000 ticks, a fifth of a day
    }
    :Daylight {
      -- Percent of sight outdoors by the hour: at midnight eight cells are three, and bats have the better of it.
      sight = { [0] = 38, [5] = 60, [6] = 85, [7] = 100, [19] = 85, [20] = 60, [21] = 38 },
      dawn = 6,
      dusk = 20,
    }
    :Noticing {
      base = 5,                  -- a human of Pe 9 notices a plain trap two times in five at each step near it
      perception = 4,
      reach = 2,                 -- cells: time to stop
    }
    -- A point of one for a point of the other, near enough: bold pays while the foe falls first, careful while it
    -- cannot. Four points move a beginner's odds by about one blow in eight.
    :Tactics {
      { "normal", 0, 0, 0 },
      { "bold", 2, -4, 2 },
      { "careful", -2, 4, -1 },
    }
    :Trade { charisma = 1 }      -- percent: a bard of Ch 18 pays what two gnomes haggle over
    :Growth {
      stat = 1,                  -- seven levels are a point of damage, three a point of DV
      skill = 8,                 -- tenths: two thirds of what a level gives to the skills that were used
    }
    :Register()
