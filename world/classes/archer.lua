-- Skills in tenths of a level. Nobody is sent out without something for the day when the quiver is empty.

Class.new("archer")
    :View("archer")
    :Stats { St = 1, Dx = 4, To = 2, Le = -2, Wi = -2, Ma = -4, Pe = 1 }
    :Skills { short_blades = 20, armour = 10, healing = 10, find_weakness = 30 }
    :Kit { "dagger", "leather_armour", "boots", "gloves", "cloak", { "ration", "2" }, "potion_healing", "potion_antidote" }
    :Description("Narrow-eyed, soft-footed, never the first through a door. Archers find the gap in anything; what reaches them is halfway to winning.")
    :Register()
