-- Confused: two steps or blows of five go astray, and cost what they would have cost.

Modifier.new("confuse")
    :Basic { word = "confused", duration = "2d10+20", stacking = Stacking.REFRESH } -- slices: about three acts
    :Confusion(40)                                                                  -- percent
    :Harmful(true)
    :Words { begin = "confuse_begins", over = "confuse_ends" }
    :Description("Left has changed places with right. Two steps or blows in five go astray, so stand still if you can afford to.")
    :Register()
