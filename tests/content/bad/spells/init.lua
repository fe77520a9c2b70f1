-- expect: E-REQUIRED line 16
-- expect: E-CONFLICT line 21
-- expect: E-CONFLICT line 26
-- expect: E-REQUIRED line 29
-- expect: E-CONFLICT line 35
-- expect: E-CONFLICT line 40
-- expect: E-CONFLICT line 45
-- expect: E-REQUIRED line 52
-- expect: E-CONFLICT line 58
-- expect: E-REQUIRED line 63
-- expect: E-RANGE line 68
Include("base.lua")

Spell.new("no_range")
    :View("no range"):Cost { pp = 1 }:Damage { dice = "1d4" }
    :Form { form = Form.BOLT }
    :Description("How far?"):Register()

Spell.new("wide_self")
    :View("wide self"):Cost { pp = 1 }:Effect("heal", "1d4")
    :Form { form = Form.SELF, radius = 2 }
    :Description("A radius for one."):Register()

Spell.new("charged_twice")
    :View("charged twice"):Cost { pp = 1 }:Effect("heal", "1d4")
    :Form { form = Form.CHARGE, range = 3 }
    :Description("A blow and more."):Register()

Spell.new("nothing")
    :View("nothing"):Cost { pp = 1 }:Form { form = Form.SELF }
    :Description("Does nothing."):Register()

Spell.new("on_oneself")
    :View("on oneself"):Cost { pp = 1 }:Form { form = Form.SELF }
    :Damage { dice = "1d4" }
    :Description("Ow."):Register()

Spell.new("slow_blow")
    :View("slow blow"):Form { form = Form.MANIFOLD, range = 3 }
    :Cost { pp = 1, time = 15 }
    :Description("Its time is a blow's."):Register()

Spell.new("teacher")
    :View("teacher"):Form { form = Form.SELF }:Cost { pp = 1 }
    :Effect { effect = "learn", spell = "slow_blow" }
    :Description("Teaches."):Register()

Spell.new("fine")
    :View("fine"):Form { form = Form.SELF }:Cost { pp = 3 }:Effect("heal", "1d4")
    :Description("A good one."):Register()

Item.new("blank_book")
    :View("blank book", "#", Color.BROWN):Type(Type.BOOK):Found(Band.LOW, 1):Worth(1, 1)
    :Description("Blank."):Register()

Item.new("wise_potion")
    :View("wise potion", "!", Color.BROWN):Type(Type.POTION):Found(Band.LOW, 1):Worth(1, 1)
    :Effect { effect = "learn", spell = "fine" }
    :Description("Teaches."):Register()

Item.new("wrong_book")
    :View("wrong book", "#", Color.BROWN):Type(Type.BOOK):Found(Band.LOW, 1):Worth(1, 1)
    :Effect { effect = "learn" }
    :Description("Teaches what?"):Register()

Monster.new("dry_witch", "rat")
    :View("dry witch", "h", Color.BROWN)
    :Combat { hit = 1, damage = 1, dv = 1, pv = 0, hp = 1, pp = 2 }
    :Casts("fine", 50):Register()
