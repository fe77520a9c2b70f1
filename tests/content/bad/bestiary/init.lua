-- expect: E-REQUIRED line 20
-- expect: E-CONFLICT line 26
-- expect: E-CONFLICT line 30
-- expect: E-CONFLICT line 33
-- expect: E-CONFLICT line 36
-- expect: E-REQUIRED line 39
-- expect: E-CONFLICT line 42
-- expect: E-CONFLICT line 45
-- expect: E-ID-UNKNOWN line 48
-- expect: E-RANGE line 51
-- expect: E-ENUM-UNKNOWN line 54
-- expect: E-RANGE line 55
-- expect: E-CONFLICT line 60
-- expect: E-CONFLICT line 64
Include("base.lua")
Item.new("knife")
    :View("knife", "|", Color.GRAY):Type(Type.WEAPON):Found(Band.LOW, 1):Worth(1, 1)
    :Weapon { damage = "1d3", delay = 10, least = 5, skill = Skill.SHORT_BLADES }
    :Description("A knife."):Register()
Modifier.new("pox")
    :Basic { word = "pox", duration = 10, stacking = Stacking.REFRESH }
    :Harm { per_1000 = 10, cause = "bite" } -- and no :Harmful
    :Description("Spots."):Register()
Modifier.new("glow")
    :Basic { word = "glow", duration = 10, stacking = Stacking.REFRESH }
    :Harmful { harmful = false, bodily = true }
    :Description("Light."):Register()
Modifier.new("loop")
    :Basic { word = "loop", duration = 10, stacking = Stacking.REFRESH }
    :Cure { "loop" }
    :Description("Round."):Register()
Monster.new("snake", "rat")
    :AI { equips = true }
    :Register()
Monster.new("crab", "rat")
    :Carries("knife", 50)
    :Register()
Monster.new("sentry", "rat")
    :AI { guard = true }
    :Register()
Monster.new("stroller", "rat")
    :AI { area = 5 }
    :Register()
Monster.new("restless", "rat")
    :AI { guard = true, area = 5, wander = true }
    :Register()
Monster.new("odd", "rat")
    :Venom { modifier = "pocks", percent = 50 }
    :Register()
Monster.new("sure", "rat")
    :Venom { modifier = "pox", percent = 101 }
    :Register()
Monster.new("hot", "rat")
    :Brand(Resist.FIER, "1d4")
    :Resist { fire = 101 }
    :Register()
Monster.new("old", "rat")
    :Band(Band.UNIQUE)
    :Combat { skill = 50 }
    :Rarity(10)
    :Register()
Item.new("sock")
    :View("sock", "%", Color.GRAY):Type(Type.THING):Found(Band.LOW, 1):Worth(1, 1)
    :Resist { cold = 10 }
    :Description("A sock."):Register()
