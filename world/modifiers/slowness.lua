-- Ten acts where others have thirteen: 1300 ticks instead of 1000.

Modifier.new("slowness")
    :Basic { word = "slow", duration = "2d10+20", stacking = Stacking.LENGTHEN } -- slices
    :Slower(300)                                                                 -- ticks
    :Harmful(true)
    :Cure { "boost_speed" }
    :Words { begin = "slowness_begins", over = "slowness_ends" }
    :Description("Your limbs answer late; each thing you do takes three tenths longer. A potion of swiftness ends it.")
    :Register()
