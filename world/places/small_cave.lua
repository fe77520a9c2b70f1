-- The small caves, three levels dug anew in every game. Their purses pay for a handful of newcomers a day.

Place.new("small_cave")
    :View("Small cave", "cave")
    :Band(Band.VERY_LOW)
    :Generator { kind = "cave", width = 80, height = 19, wall = "rock", floor = "cave_floor", up = "stairs_up",
                 down = "stairs_down", blobs = 120, radius = 3, templates = 1, traps = 3 }
    :Up("sheepwalk", "cave_mouth")
    :Down("small_cave_2", "up")
    :Populate { kinds = { Kind.RAT, Kind.INSECT, Kind.KOBOLD, Kind.CANINE }, first = 7, most = 12,
                purse = { day = 8 }, every = 25000 } -- ticks between passes
    :Folk("gray_ooze", "1d2-1")
    :Scatter(6)
    :Description("Water has hollowed the hill into rooms without corners. Those who live here came in by the door you used.")
    :Register()

Place.new("small_cave_2", "small_cave")
    :View("Small cave, below", "cave 2")
    :Band(Band.LOW)
    :Generator { kind = "cave", width = 80, height = 19, wall = "rock", floor = "cave_floor", up = "stairs_up",
                 down = "stairs_down", blobs = 100, radius = 3, templates = 2, traps = 4 }
    :Up("small_cave", "down")
    :Down("small_cave_3", "up")
    :Folk("gray_ooze", "1d2")
    :Description("The roof comes lower and the dark closer. What drips here has dripped since before the bell.")
    :Register()

Place.new("small_cave_3", "small_cave")
    :View("Small cave, bottom", "cave 3")
    :Band(Band.ABOVE_LOW)
    :Generator { kind = "cave", width = 80, height = 19, wall = "rock", floor = "cave_floor", up = "stairs_up",
                 blobs = 80, radius = 3, templates = 3, traps = 6 }
    :Up("small_cave_2", "down")
    :Folk("gray_ooze", "1d2+1")
    :Scatter(10)
    :Description("The water has stopped digging, and stands. Whoever came this far lies here with what they carried.")
    :Register()
