-- What changes how long things take, by a factor. Of haste and rage only one counts; what slows adds up.

Modifier.new("haste")
    :Basic { word = "haste", duration = "2d10+80", stacking = Stacking.LENGTHEN } -- slices: some eight acts of others
    :Delay(2, 3)
    :Words { begin = "haste_begins", over = "haste_ends" }
    :Description("Between two heartbeats of others you have three. Everything you do takes two thirds of its time.")
    :Register()

Modifier.new("berserk")
    :Basic { word = "berserk", duration = "1d10+60", stacking = Stacking.REFUSE } -- slices
    :Delay(2, 3)
    :Combat { hit = 4, damage = 3, dv = -4 }
    :Words { begin = "berserk_begins", over = "berserk_ends" }
    :Description("Your ears are full of your own blood. All takes two thirds of its time, blows land harder, and you forget to duck.")
    :Register()

Modifier.new("slowed")
    :Basic { word = "leaden", duration = "2d10+40", stacking = Stacking.LENGTHEN } -- slices
    :Delay(3, 2)
    :Harmful(true)
    :Words { begin = "slowed_begins", over = "slowed_ends" }
    :Description("Your limbs are wading. Everything you do takes half as long again; willpower shortens it.")
    :Register()

Modifier.new("petrifying")
    :Basic { word = "petrifying", duration = "1d6+30", stacking = Stacking.REFRESH } -- slices
    :Delay(3, 2)
    :Combat { pv = 2 }
    :Harmful { harmful = true, bodily = true }
    :Words { begin = "petrifying_begins", over = "petrifying_ends" }
    :Description("Grey creeps up from your fingertips. Everything takes half as long again, and blades grate on your skin.")
    :Register()

Modifier.new("statue_form")
    :Basic { word = "statue", duration = "4d10+200", stacking = Stacking.REFRESH } -- slices
    :Delay(3, 2)
    :Combat { pv = 8, damage = 3 }
    :Resist { fire = 40, cold = 40, poison = 100 }
    :Words { begin = "statue_begins", over = "statue_ends" }
    :Description("You are stone that moves. Everything takes half as long again; very little gets through, and your fist is a boulder.")
    :Register()

Modifier.new("quicksilver")
    :Basic { word = "quicksilver", duration = "3d10+120", stacking = Stacking.REFRESH } -- slices
    :Quickness(15)                                                                      -- each two percent
    :Words { begin = "quicksilver_begins", over = "quicksilver_ends" }
    :Description("It shivers under the skin and wants to be elsewhere. Your pace is divided by 1.3 while it lasts, and haste comes on top of that.")
    :Register()

Modifier.new("finesse")
    :Basic { word = "finesse", duration = "2d10+60", stacking = Stacking.REFUSE } -- slices
    :AttackDelay(1, 2)
    :Words { begin = "finesse_begins", over = "finesse_ends" }
    :Description("No movement of your blade is wasted. Attacks take half their time; haste does not make them shorter still.")
    :Register()
