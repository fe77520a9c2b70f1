-- Three acts where others have two: 700 ticks instead of 1000.

Modifier.new("boost_speed")
    :Basic { word = "quick", duration = "2d10+60", stacking = Stacking.LENGTHEN } -- slices: six to eight acts of others
    :Slower(-300)                                                                 -- ticks
    :Cure { "slowness" }
    :Words { begin = "boost_speed_begins", over = "boost_speed_ends" }
    :Description("The world around you thickens; each thing you do takes seven tenths of its time. It ends slowness.")
    :Register()
