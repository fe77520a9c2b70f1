-- Skills in tenths of a level. Nine or ten power points at birth: four bolts and a mend, then a staff and good legs.

Class.new("wizard")
    :View("wizard")
    :Stats { St = -3, Dx = 1, To = -2, Le = 4, Wi = 5, Ma = 8, Pe = 1 }
    :Skills { spellcraft = 30, staves = 10, throwing = 10, healing = 10, sprint = 10 }
    :Kit { "quarterstaff", "robe", { "ration", "2" }, "potion_healing", { "potion_power", "2" }, "book_frost_bolt",
           { "dart", "1d3+4" } }
    :Spells { "sand_blast", "fire_bolt", "slow", "mend" }
    :Gold("3d10+20")
    :Description("Ink to the elbows, and lips that count. Wizards choose when a fight happens: power is soon spent and slow to come back.")
    :Register()
