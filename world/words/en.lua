-- English. {actor}, {target}, {item} are names with their articles, {a:actor} with the indefinite one; {amount} and
-- {extra} numbers, {place} a place. A capital ({Actor}) makes a capital letter; [hit|hits] takes the first form when
-- the actor is "you" or many; {n:turn|turns} goes by the amount.

Words.new("en")
    :Say {
      ["article.a"] = "a",
      ["article.an"] = "an",
      ["article.the"] = "the",
      ["party.you"] = "you",
      ["party.something"] = "something",

      -- Birth and death.
      welcome = "A bell counts the hour over Lowbell. You have an hour of your own. Press ? for the keys.",
      hero_dies = "You die.",
      ["cause.creature"] = "{a:actor}",
      ["cause.hunger"] = "hunger",
      ["cause.potion"] = "a potion",
      level_up = "You have reached level {amount}.",

      -- Blows. The amount is what was lost; a blow that armour held says so.
      hit = "{Actor} [hit|hits] {target} ({amount}).",
      miss = "{Actor} [miss|misses] {target}.",
      hit_none = "{Actor} [hit|hits] {target}, and the armour holds.",
      critical_hit = "{Actor} [find|finds] a gap and [strike|strikes] {target} hard ({amount}).",
      bite = "{Actor} [bite|bites] {target} ({amount}).",
      bite_miss = "{Actor} [snap|snaps] at {target} and [miss|misses].",
      claw = "{Actor} [claw|claws] {target} ({amount}).",
      claw_miss = "{Actor} [claw|claws] at {target} and [miss|misses].",
      stab = "{Actor} [stab|stabs] {target} ({amount}).",
      stab_miss = "{Actor} [stab|stabs] at {target} and [miss|misses].",
      engulf = "{Actor} [fold|folds] over {target} ({amount}).",
      engulf_miss = "{Actor} [reach|reaches] for {target} and [close|closes] on air.",
      kill = "{Actor} [kill|kills] {target}.",
      dies = "{Actor} [die|dies].",
      nobody_there = "There is nobody to strike at.",

      -- Moving.
      blocked = "There is no way through there.",
      in_the_way = "{Actor} [are|is] in the way.",
      swap = "{Actor} [change|changes] places with {target}.",
      too_heavy_step = "You carry too much to take a step. Drop something first.",
      door_open = "{Actor} [open|opens] the door.",
      door_close = "{Actor} [close|closes] the door.",
      door_blocked = "Something is in the doorway; the door cannot close.",
      no_door_to_open = "There is no closed door there.",
      no_door_to_close = "There is no open door there.",
      no_stairs_up = "No way leads up from here. Stand on < first.",
      no_stairs_down = "No way leads down from here. Stand on > first.",
      stairs_up = "You go up to {place}.",
      stairs_down = "You go down to {place}.",
      way_out = "You walk on to {place}.",
      comes_into_view = "You stop: {a:actor}, Sp:{amount}, comes into view.",

      -- Things.
      sees_here = "You see {item} here.",
      sees_many = "You see {item} and {amount} more {n:thing|things} here.",
      nothing_here = "Nothing lies here that can be picked up.",
      pick_up = "{Actor} [pick|picks] up {item}.",
      pack_full = "Every letter of your pack is taken. Drop something first.",
      too_heavy_lift = "With {item} you could not take a step. Drop something first.",
      not_carried = "You carry no such thing.",
      drop = "{Actor} [drop|drops] {item}.",
      wear = "{Actor} [put|puts] on {item}.",
      wield = "{Actor} [take|takes] {item} in hand.",
      take_off = "{Actor} [take|takes] off {item}.",
      not_worn = "You wear no such thing.",
      wear_already = "You wear {item} already.",
      wear_not_wearable = "{Item} cannot be worn or wielded.",
      wear_no_slot = "You have no place to wear {item}.",
      wear_no_room = "Every letter of your pack is taken; there is nowhere to keep the rest of the stack.",
      wear_slot_taken = "Something else is worn there. Take it off first.",
      wear_both_hands = "{Item} takes both hands. Free them first.",
      eat = "{Actor} [eat|eats] {item}.",
      nothing_to_eat = "There is nothing to eat there.",
      not_edible = "{Item} cannot be eaten.",
      too_full = "You could not swallow another bite. Wait until you are no longer so full.",
      quaff = "{Actor} [drink|drinks] {item}.",
      not_potion = "That is nothing to drink.",
      heal = "{Actor} [heal|heals] by {amount}.",
      harm = "It burns all the way down ({amount}).",
      power = "{Actor} [gain|gains] {amount} power {n:point|points}.",
      corpse_gone = "{Item} has rotted away.",

      -- Weight; the amount is the Sp: that it leaves.
      burden_burdened = "The load slows you: Sp:{amount}.",
      burden_strained = "You strain under the load: Sp:{amount}.",
      burden_overburdened = "You can hardly move under the load: Sp:{amount}.",
      burden_too_heavy = "You carry more than you can walk with.",
      burden_free = "The load no longer slows you: Sp:{amount}.",

      -- Hunger, told when its tier is entered.
      hunger_hungry = "You are hungry. Lean is quick: you act a little sooner.",
      hunger_very_hungry = "You are very hungry.",
      hunger_weak = "You are weak with hunger. Eat something.",
      hunger_faint = "You are faint with hunger, and slow. Eat something now.",
      hunger_dying = "You are dying of hunger.",
      hunger_none = "You are no longer hungry.",
      hunger_full = "You are full.",
      hunger_satiated = "You have eaten so much that it slows you.",
      hunger_bloated = "You are bloated.",
      hunger_overfed = "You are overfed. Your body heals badly.",

      -- Rest.
      rest_refused_enemy = "You cannot rest: {a:actor}, Sp:{amount}, is in view.",
      rest_refused_hunger = "You are too hungry to rest. Eat something first.",
      rest_refused_full = "You are rested. To pass time all the same, give a number of turns first: 0 2 0 R.",
      rest_end = "You rest for {amount} {n:turn|turns}.",
      rest_healed = "You are rested after {amount} {n:turn|turns}.",
      rest_interrupted = "You stop resting after {amount} {n:turn|turns}.",

      -- Modifiers.
      boost_speed_begins = "{Actor} [quicken|quickens].",
      boost_speed_ends = "{Actor} [keep|keeps] an ordinary hour again.",
      slowness_begins = "{Actor} [slow|slows] down.",
      slowness_ends = "{Actor} [shake|shakes] off the slowness.",
      heroism_begins = "{Actor} [stand|stands] taller.",
      heroism_ends = "{Actor} [feel|feels] ordinary again.",

      -- The cellar.
      bell_stops = "The bell above stops between two strokes. In the nest something does not wait for the next.",

      hint_door = "The door is closed. Walk into it, and it opens.",
      hint_find = "Something lies there. Stand on it and press , to take it up; W wears or wields it.",
      hint_doorway = "A wide room lies behind this door. Stay in the doorway, and only one of them can reach you.",
      hint_nest = "The nest. What came out of it has left things behind.",

      -- Traps.
      trap_in_the_way = "You know of a trap there. Step around it; only a forced step goes onto it.",
      trap_pit = "The floor gives way. You fall into a pit ({amount}) and have to climb.",
      trap_pit_seen = "You notice a mat of twigs with nothing under it.",
      trap_dart = "A plate sinks under your foot, and a dart hits you ({amount}).",
      trap_dart_seen = "You notice a hole in the wall, and a plate in the floor in line with it.",
      trap_snare = "A loop closes around your ankle. Getting it off takes time.",
      trap_snare_seen = "You notice a loop of gut in the dust.",
      trap_alarm = "Your shin meets a thread, and spoons ring. Everybody has heard that.",
      trap_alarm_seen = "You notice a thread at the height of your shin.",
      ["cause.pit"] = "a pit",
      ["cause.dart"] = "a dart",

      -- Day and night.
      dusk = "The sun goes down. Outdoors you see less far now, and you are seen less far.",
      dawn = "It grows light.",

      -- The calendar.
      ["month.1"] = "Thaw",
      ["month.2"] = "Seed",
      ["month.3"] = "Lamb",
      ["month.4"] = "Bloom",
      ["month.5"] = "Reap",
      ["month.6"] = "Hay",
      ["month.7"] = "High",
      ["month.8"] = "Gold",
      ["month.9"] = "Press",
      ["month.10"] = "Mist",
      ["month.11"] = "Smoke",
      ["month.12"] = "Frost",
      ["month.13"] = "Dark",
      ["weekday.1"] = "Bellday",
      ["weekday.2"] = "Plowday",
      ["weekday.3"] = "Millday",
      ["weekday.4"] = "Marketday",
      ["weekday.5"] = "Wellday",
      ["weekday.6"] = "Hearthday",
      ["weekday.7"] = "Stillday",
    }
    :Register()
