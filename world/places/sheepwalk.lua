-- The sheepwalk, between the village and the caves. By day it is a walk; by night it belongs to others.

Place.new("sheepwalk")
    :View("Sheepwalk", "sheepwalk")
    :Band(Band.VERY_LOW)
    :Outdoors(true)
    :Generator { kind = "plain", width = 90, height = 30, wall = "tree", floor = "grass", path = "lane", pond = "water",
                 edge = "way_out", down = "cave_mouth", trees = 7, ponds = 5, templates = 3 }
    :Edge("lowbell", "east_gate", "west")
    :Down("small_cave", "up", "cave_mouth")
    :Down("kobold_cavern", "up", "kobold_gate")
    :Populate { kinds = { Kind.INSECT, Kind.CANINE }, first = 3, most = 6, purse = { day = 3 }, every = 40000 } -- ticks
    :Populate { kinds = { Kind.RAT, Kind.CANINE }, night = true, first = 0, most = 14, purse = { day = 10 }, every = 6000 }
    :Scatter(2)
    :Description("Cropped hills, a lane, and sheep somewhere out of sight. Two holes in the ground are worth the walk.")
    :Register()
