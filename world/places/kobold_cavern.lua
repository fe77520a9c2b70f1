-- The kobold caverns: caves that they have moved into, and the halls that they have dug.

Place.new("kobold_cavern")
    :View("Kobold cavern", "cavern")
    :Band(Band.LOW)
    :Generator { kind = "cave", width = 80, height = 22, wall = "rock", floor = "cave_floor", up = "stairs_up",
                 down = "stairs_down", blobs = 110, radius = 3, templates = 4, traps = 5 }
    :Up("sheepwalk", "kobold_gate")
    :Down("kobold_halls", "up")
    :Populate { kinds = { Kind.KOBOLD }, first = 8, most = 14, purse = { day = 8 }, every = 20000 } -- ticks
    :Populate { kinds = { Kind.RAT, Kind.INSECT }, first = 3, most = 14, purse = { day = 3 }, every = 40000 }
    :Scatter(7)
    :Description("Smoke has blackened the roof as high as a kobold can reach. They know every bend of it, and you do not.")
    :Register()

Place.new("kobold_halls")
    :View("Kobold halls", "halls")
    :Band(Band.ABOVE_LOW)
    :Generator { kind = "rooms", width = 80, height = 24, wall = "rock", floor = "cave_floor", up = "stairs_up",
                 rooms = { 5, 8 }, doors = 60, door = "closed_door", templates = 3, traps = 6 }
    :Up("kobold_cavern", "down")
    :Populate { kinds = { Kind.KOBOLD }, first = 10, most = 16, purse = { day = 10 }, every = 20000 } -- ticks
    :Thing("hand_axe", "1d1") -- what the smith asks for is to be had in every vale
    :Scatter(10)
    :Description("Straight walls, as straight as spoons can cut them. The doors were taken from Lowbell one at a time.")
    :Register()
