-- The least that a world needs beside a place to begin in.

local levels = {}
for level = 1, 50 do
  levels[level] = level * 10
end

Rules.new("core")
    :Time { start_hour = 9, ordinary_action = 1000, squad_turn = 1000, speed_floor = 200, rest_turns = 500, regen_quiet = 100,
            purse_hours = 24 }
    :Delays { skill10_per_aut = 20, unarmed = 10, unarmed_skill10 = 54, improvised = 15, shield_n = 2, shield_d = 5,
              shield_strength = 5, shield_skill10 = 270, armour_n = 2, armour_d = 5, armour_strength = 3,
              armour_skill10 = 450, wield = 5, body_steps = 5, book_steps = 4,
              bite = 300, quickness_least = 25, quickness_most = 400 }
    :Stomach { base = 1000, start = 10000, use = 5 }
    :HungerHonoured { { "hungry", 8, 92, 100, enter = "hungry" }, { "", 1000, 100, 100 } }
    :HungerClassic { { "hungry", 8, 92, 100, enter = "hungry" }, { "", 1000, 100, 100 } }
    :Burden { { "burdened", 120, 110, enter = "burdened" } }
    :Body { sight = { [0] = 8 }, hp_start = 10, hp_per_toughness10 = 10, hp_level = { [0] = 2 }, pp_start = 2,
            pp_per_mana10 = 5, pp_level = { [0] = 1 }, regen_hp = { [0] = 6 }, regen_pp = { [0] = 5 } }
    :Learning { levels = levels, band = { [0] = 1 }, skill_pool = 12 }
    :Combat { hit_base = 10, hit_floor = 5, hit_ceiling = 95, critical = 2, unarmed = "1d3", monster_skill10 = 20 }
    :Missiles { break_hit = 30, break_miss = 10, throw_units = 60, throw_most = 6, improvised = "1d2" }
    :Corpses { chance = 20, steps = 100 }
    :Register()

Words.new("en")
    :Say { hungry = "You are hungry.", burdened = "Your load slows you.", bite = "{Actor} bites.",
           bite_miss = "{Actor} snaps." }
    :Register()

Tile.new("wall"):View("wall", "#", Color.GRAY):Lets { walk = false }:Description("A wall."):Register()
Tile.new("floor"):View("floor", ".", Color.GRAY):Lets { walk = true, sight = true }:Description("A floor."):Register()

Monster.new("rat")
    :View("rat", "r", Color.BROWN)
    :Kind(Kind.RAT):Band(Band.VERY_LOW)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.SMALL, "0d0+10")
    :Stats { St = 1, Dx = 1, To = 1, Le = 1, Wi = 1, Ma = 1, Pe = 1, Ch = 1 }
    :Combat { hit = 1, damage = 1, dv = 1, pv = 0, hp = 1 }
    :Blow("bite", "bite_miss")
    :Tactic("Hit it.")
    :Description("A rat.")
    :Register()

Item.new("ration")
    :View("ration", "%", Color.BROWN):Type(Type.FOOD):Found(Band.VERY_LOW, 10):Worth(10, 1)
    :Food { nutrition = 100 }
    :Description("Bread.")
    :Register()

Race.new("human")
    :View("human", "@", Color.WHITE)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.NORMAL, "0d0+1300")
    :Stats { St = 9, Dx = 9, To = 9, Le = 9, Wi = 9, Ma = 9, Pe = 9, Ch = 9 }
    :Description("A human.")
    :Register()

Class.new("warrior"):View("warrior"):Description("A warrior."):Register()

Include("skills.lua")
