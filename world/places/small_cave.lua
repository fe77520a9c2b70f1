-- A small cave, dug anew in every game. Its purse pays for a handful of newcomers a day.

Place.new("small_cave")
    :View("Small cave", "cave")
    :Band(Band.VERY_LOW)
    :Generator { kind = "cave", width = 80, height = 19, wall = "rock", floor = "cave_floor", up = "stairs_up",
                 blobs = 120, radius = 3 }
    :Up("lowbell", "cave_mouth")
    :Populate { kinds = { Kind.RAT, Kind.INSECT, Kind.KOBOLD, Kind.CANINE }, first = 7, most = 12,
                purse = { day = 8 }, every = 25000 } -- ticks between passes
    :Folk("gray_ooze", "1d2-1")
    :Scatter(6)
    :Description("Water has hollowed the hill into rooms without corners. Those who live here came in by the door you used.")
    :Register()
