-- Courage: ten better to hit and five to defend, as the old books have it. The pace stays what it is.

Modifier.new("heroism")
    :Basic { word = "heroism", duration = "2d30+150", stacking = Stacking.REFRESH } -- slices: about eighteen acts
    :Combat { hit = 10, dv = 5 }
    :Words { begin = "heroism_begins", over = "heroism_ends" }
    :Description("Fear has gone out of the room. You hit far more often and are hit less, for about one long fight.")
    :Register()
