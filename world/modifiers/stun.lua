-- Stunned: ten worse to hit and five worse to defend; the pace stays what it is.

Modifier.new("stun")
    :Basic { word = "stunned", duration = "2d6+15", stacking = Stacking.REFRESH } -- slices: about two acts
    :Combat { hit = -10, dv = -5 }
    :Harmful(true)
    :Breaks(true)
    :Words { begin = "stun_begins", over = "stun_ends" }
    :Description("Everything rings, and blows come from where nobody is. Back into a corner until it passes: you hit far less and are hit more.")
    :Register()
