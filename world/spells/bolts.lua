-- Bolts: they fly to the first in their way and never miss; armour or resistance takes its part. Power points are
-- priced so that a beginner's fill is four or five bolts, one fight's worth; skill makes each strike harder.

Spell.new("sand_blast")
    :View("sand blast")
    :Form { form = Form.BOLT, range = 3 }                      -- cells
    :Cost { pp = 1, time = 15 }                                -- TU: cheap in power, dear in time
    :Learn { skill = 0 }
    :Damage { dice = "1d6+1" }                    -- armour holds it
    :Description("A fistful of the floor, thrown without a hand. It costs next to no power and half as long again as anything else you do.")
    :Register()

Spell.new("fire_bolt")
    :View("fire bolt")
    :Form { form = Form.BOLT, range = 7 }
    :Cost { pp = 2 }
    :Learn { skill = 0 }
    :Damage { dice = "2d4+1", element = Resist.FIRE }
    :Description("A line of flame as thick as a wrist. Armour is no help against it; what is wet or scaled red laughs at it.")
    :Register()

Spell.new("frost_bolt")
    :View("frost bolt")
    :Form { form = Form.BOLT, range = 7 }
    :Cost { pp = 2 }
    :Learn { skill = 10 }
    :Damage { dice = "2d4+1", element = Resist.COLD }
    :Description("A spear of January. Snakes and newts die of it; the dead hardly notice.")
    :Register()

Spell.new("lightning_bolt")
    :View("lightning bolt")
    :Form { form = Form.BOLT, range = 9 }
    :Cost { pp = 3 }
    :Learn { skill = 30 }
    :Damage { dice = "3d5", element = Resist.LIGHTNING }
    :Description("White, and then loud. It reaches further than the others, and few things are used to it.")
    :Register()

Spell.new("venom_bolt")
    :View("venom bolt")
    :Form { form = Form.BOLT, range = 6 }
    :Cost { pp = 2 }
    :Learn { skill = 20 }
    :Damage { dice = "1d5+1", element = Resist.POISON }
    :Effect { effect = "modifier", modifier = "poison" }
    :Description("A green thread that finds its way through buckles. It strikes weakly and goes on working by the clock.")
    :Register()

Spell.new("fire_burst")
    :View("fire burst")
    :Form { form = Form.BOLT, range = 6, radius = 1 }
    :Cost { pp = 5 }
    :Learn { skill = 40 }
    :Damage { dice = "2d6+1", element = Resist.FIRE }
    :Description("It opens where it stops, one step wide. Everybody in it burns, you too when you stand too near.")
    :Register()

Spell.new("slow")
    :View("slow")
    :Form { form = Form.BOLT, range = 7 }
    :Cost { pp = 3 }
    :Learn { skill = 0 }
    :Effect { effect = "modifier", modifier = "slowed" }
    :Description("You pull at the thread of somebody else's hour. Whoever it meets takes half as long again for everything; a strong will shortens it.")
    :Register()
