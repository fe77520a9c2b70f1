-- A wound that goes on bleeding. Another one makes it last longer, never run faster.

Modifier.new("wound")
    :Basic { word = "bleeding", duration = "3d10+40", stacking = Stacking.LENGTHEN } -- slices
    :Harm { per_1000 = 80, cause = "cause.wound", word = "wound_hurts" }             -- hundredths of a hit point
    :Harmful { harmful = true, bodily = true }
    :Words { begin = "wound_begins", over = "wound_ends" }
    :Description("It runs down to the elbow and will not close by itself just yet. Toughness and skill in healing shorten it; so does any potion of healing.")
    :Register()
