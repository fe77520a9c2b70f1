-- expect: E-CONFLICT line 16
-- expect: E-WEIGHT line 22
-- expect: E-WEIGHT line 28
-- expect: E-REQUIRED line 34
-- expect: E-CONFLICT line 40
-- expect: E-RANGE line 46
-- expect: E-REQUIRED line 47
-- expect: E-WEIGHT line 56
-- expect: E-CONFLICT line 59
-- expect: E-CONFLICT line 61
Include("base.lua")

Item.new("bow")
    :View("bow", "{", Color.BROWN)
    :Type(Type.LAUNCHER):Found(Band.LOW, 1):Worth(1, 1)
    :Launcher { bonus = 1, delay = 10, least = 5, skill = Skill.AXES, range = 9 }
    :Description("Shoots axes."):Register()

Item.new("sling")
    :View("sling", "{", Color.BROWN)
    :Type(Type.LAUNCHER):Found(Band.LOW, 1):Worth(1, 1)
    :Launcher { bonus = 1, delay = 10, least = 5, skill = Skill.SLINGS, range = 9 }
    :Description("There are no bullets."):Register()

Item.new("quarrel")
    :View("quarrel", "|", Color.BROWN)
    :Type(Type.MISSILE):Found(Band.LOW, 1):Worth(1, 1)
    :Missile { damage = "1d8", skill = Skill.CROSSBOWS }
    :Description("Nothing shoots it."):Register()

Item.new("dart")
    :View("dart", "|", Color.BROWN)
    :Type(Type.MISSILE):Found(Band.LOW, 1):Worth(1, 1)
    :Missile { damage = "1d8", delay = 10, least = 7, skill = Skill.THROWING }
    :Description("How far?"):Register()

Item.new("club")
    :View("club", "|", Color.BROWN)
    :Type(Type.WEAPON):Found(Band.LOW, 1):Worth(1, 1)
    :Missile { damage = "1d8", delay = 10, least = 7, skill = Skill.THROWING, range = 3 }
    :Weapon { damage = "1d8", delay = 10, least = 5, skill = Skill.MACES }
    :Description("Both."):Register()

Item.new("scroll_a")
    :View("scroll of a", "?", Color.BROWN):Type(Type.SCROLL):Found(Band.LOW, 1):Worth(1, 1)
    :Effect("blink", "1d2-1"):Description("No distance."):Register()
Item.new("scroll_b")
    :View("scroll of b", "?", Color.BROWN):Type(Type.SCROLL):Found(Band.LOW, 1):Worth(1, 1)
    :Description("Blank."):Register()

Item.new("potion_a")
    :View("potion of a", "!", Color.BROWN):Type(Type.POTION):Found(Band.LOW, 1):Worth(1, 1)
    :Effect("heal", "1d2"):Description("A potion."):Register()

Item.new("potion_b", "potion_a")
    :View("potion of b", "!", Color.BROWN):Type(Type.POTION):Found(Band.LOW, 1):Register()

Look.new("red"):View("red potion", Color.RED):Of(Type.POTION):Register()
Look.new("hat"):View("red hat", Color.RED):Of(Type.ARMOUR):Register()
Look.new("one"):View("old scroll", Color.RED):Of(Type.SCROLL):Register()
Look.new("two"):View("old scroll", Color.RED):Of(Type.SCROLL):Register()
