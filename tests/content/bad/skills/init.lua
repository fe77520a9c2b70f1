-- expect: E-ID-UNKNOWN line 7
-- expect: E-CONFLICT line 8
-- expect: E-ENUM-UNKNOWN line 12
-- expect: E-RANGE line 15
Include("base.lua")

Skill.new("juggling"):View("juggling"):Gives { hit = 100 }:Description("No use."):Register()
Skill.new("axes"):View("axes"):Gives { hit = 100, dv = 10 }:Description("A door of steel."):Register()

Item.new("club")
    :View("club", "(", Color.BROWN):Type(Type.WEAPON, Slot.HAND):Found(Band.LOW, 1):Worth(1, 1)
    :Weapon { damage = "1d2", hit = 0, skill = Skill.CLUBS, delay = 10, least = 5 }
    :Description("A club.")
    :Register()
Skill.new("bows"):View("bows"):Gives { hit = 0 }:Description("None."):Register()
