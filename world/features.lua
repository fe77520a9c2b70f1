-- What stands about and can be used, from its cell or from beside it. Using takes an ordinary action.

-- Cold water closes no wound, but a rest of half a day in three gulps is worth a walk.
function DrinkFountain(hero, place)
  if hero:Get("hp") >= hero:Get("max_hp") then
    place:Message("fountain_clear")
    return false
  end
  hero:Heal(8)
  place:Message("fountain_drink")
  return true
end

Feature.new("fountain")
    :View("fountain", "{", Color.LIGHTBLUE)
    :Use("DrinkFountain"):Spent(3, "fountain_dry")
    :Description("Water in a stone bowl, and moss where it runs over. Three good draughts are in it before it runs dry.")
    :Register()

-- The bell tells the village; those below the granary hear it too.
function RingBell(_, place)
  place:Message("bell_rung")
  return true
end

Feature.new("village_bell")
    :View("bell", "A", Color.YELLOW)
    :Use("RingBell")
    :Description("An oak frame for a bell of bronze; the rope is frayed short. Whoever pulls it is looked at.")
    :Register()

-- An altar takes gold and gives patience: an offering of ten ends nothing, but starts a little luck in a fight.
function Offer(hero, place)
  if not hero:Pay(10) then
    place:Message("altar_poor")
    return false
  end
  hero:Begin("heroism", 300) -- slices
  place:Message("altar_taken")
  return true
end

Feature.new("altar")
    :View("altar", "_", Color.WHITE)
    :Use("Offer"):Spent(2, "altar_silent")
    :Description("A slab with a groove worn by coins. Ten in gold steadies the hand for a while; twice, and no more.")
    :Register()

Room.new("shrine")
    :View("shrine"):Band(Band.VERY_LOW):Weight(15)
    :Fits { build = { Build.ROOMS, Build.CAVE }, width = 60 }
    :Map [[
#######
#..{..#
e.....#
#.._..#
#######
]]
    :Legend {
      ["#"] = "wall",
      ["."] = "floor",
      ["{"] = { tile = "floor", feature = "fountain" },
      ["_"] = { tile = "floor", feature = "altar" },
      ["e"] = { tile = "closed_door", mark = "entrance" },
    }
    :Register()
