-- Poison: half a hit point and a little for each ordinary action, by the clock. A tough body is rid of it sooner.

Modifier.new("poison")
    :Basic { word = "poisoned", duration = "4d10+60", stacking = Stacking.LENGTHEN } -- slices: some eight acts
    :Harm { per_1000 = 60, cause = "cause.poison", word = "poison_hurts" }           -- hundredths of a hit point
    :Harmful { harmful = true, bodily = true }
    :Element(Resist.POISON)
    :Words { begin = "poison_begins", over = "poison_ends" }
    :Description("A cold that spreads from the bite inward. It costs a hit point every other act until it is over; an antidote ends it at once.")
    :Register()
