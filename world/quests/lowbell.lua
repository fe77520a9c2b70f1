-- What people of Lowbell want done. Dialogues begin them; slices are 17 seconds, so that a week is about 35600.

Quest.new("missing_hour")
    :View("the missing hour")
    :Description("The bell ringer counts eleven hours where the shadows say twelve.")
    :Stage { id = "below", text = "Go below the granary of Lowbell.", reach = "rat_cellar", to = "quick" }
    :Stage { id = "quick", text = "Kill a rat that is quicker than it should be.", kill = "quick_rat", to = "tell" }
    :Stage { id = "tell", text = "Tell the bell ringer what you met.", talk = "bell_ringer" }
    :Reward { experience = 20, gold = 15 }
    :Register()

Quest.new("kobold_steel")
    :View("kobold steel")
    :Description("The smith would look at an axe that kobolds carry, and has work for its iron by the week's end.")
    :Stage { id = "axe", text = "Bring the smith a hand axe.", talk = "smith", bring = "hand_axe", within = 35600, late = "nails" }
    :Stage { id = "nails", text = "It is late for steel. Tell the smith.", talk = "smith" }
    :Reward { experience = 40, item = "potion_healing", count = 2 }
    :Register()
