-- Skills in tenths of a level.

Class.new("warrior")
    :View("warrior")
    :Stats { St = 4, Dx = 4, To = 4, Le = -3, Wi = -3, Ma = -6 }
    :Skills { short_blades = 20, long_blades = 20, axes = 10, maces = 10, shields = 20, armour = 10, healing = 10,
              find_weakness = 10 }
    :Kit { "short_sword", "buckler", "leather_armour", "boots", { "ration", "2" }, "potion_healing", "potion_heroism",
           { "throwing_knife", "3" } }
    :Gold("3d10+25")
    :Description("Drilled with blade and shield until the arm knows by itself. Warriors hit sooner and stand longer, and leave learning to others.")
    :Register()
