-- Skills in tenths of a level. The Turning Hand teaches that a step is a blow that has not yet arrived.

Class.new("disciple")
    :View("disciple")
    :Stats { St = 1, Dx = 5, To = 2, Le = -2, Wi = 3, Ma = 1, Pe = 1 }
    :Skills { unarmed = 30, short_blades = 10, staves = 20, armour = 5, healing = 10, find_weakness = 10 }
    :Arts { learns = { Art.LUNGE, Art.WHIRLWIND, Art.WALL_JUMP, Art.LASH } }
    :Kit { "quarterstaff", "robe", "boots", { "ration", "2" }, "potion_healing", "potion_boost_speed" }
    :Gold("2d10+10")
    :Description("Grey wraps and bare heels. Disciples of the Turning Hand strike by moving: a step at somebody lunges, a step around them whirls.")
    :Register()
