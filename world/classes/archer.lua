-- Skills in tenths of a level. Nobody is sent out without something for the day when the quiver is empty.

Class.new("archer")
    :View("archer")
    :Stats { St = 1, Dx = 4, To = 2, Le = -2, Wi = -2, Ma = -4, Pe = 1 }
    :Skills { bows = 30, short_blades = 20, throwing = 10, armour = 10, healing = 10, find_weakness = 10 }
    :Kit { "short_bow", { "arrow", "2d6+18" }, "dagger", "leather_armour", "boots", { "ration", "2" }, "potion_healing",
           "potion_antidote" }
    :Gold("3d10+15")
    :Description("Narrow-eyed, soft-footed, never the first through a door. Archers decide where a fight happens; what reaches them is halfway to winning.")
    :Register()
