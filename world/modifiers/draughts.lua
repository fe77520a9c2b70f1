-- What potions leave in the blood for a while, for better or worse. Slices: ten are an ordinary act.

Modifier.new("ox_strength")
    :Basic { word = "ox-strong", duration = "4d30+300", stacking = Stacking.REFRESH }
    :Stats { St = 6 }
    :Words { begin = "ox_strength_begins", over = "ox_strength_ends" }
    :Description("Your shoulders fill your clothes. You carry more, and what was clumsy in your hand is not.")
    :Register()

Modifier.new("hawk_eyes")
    :Basic { word = "hawk-eyed", duration = "4d30+400", stacking = Stacking.REFRESH }
    :Stats { Pe = 6, Dx = 2 }
    :Words { begin = "hawk_eyes_begins", over = "hawk_eyes_ends" }
    :Description("Far things have edges. You see further than others and hit a little more often.")
    :Register()

Modifier.new("clumsiness")
    :Basic { word = "clumsy", duration = "2d30+100", stacking = Stacking.LENGTHEN }
    :Stats { Dx = -6 }
    :Harmful(true)
    :Words { begin = "clumsiness_begins", over = "clumsiness_ends" }
    :Description("Your hands arrive late. You hit less often and are hit more until it passes.")
    :Register()
