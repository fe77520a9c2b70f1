-- Every skill that the program has.

for _, id in ipairs { "unarmed", "short_blades", "long_blades", "maces", "pole_arms", "staves", 
                      "crossbows", "slings", "throwing" } do
  Skill.new(id):View(id):Gives { hit = 200, damage = 300 }:Description("A weapon."):Register()
end
Skill.new("shields"):View("shields"):Gives { dv = 200 }:Description("Shields."):Register()
Skill.new("armour"):View("armour"):Gives { pv = 5400 }:Description("Armour."):Register()
Skill.new("healing"):View("healing"):Gives { healing = 10, cure = 25 }:Description("Healing."):Register()
Skill.new("find_weakness"):View("weakness"):Gives { critical = 100 }:Description("Gaps."):Register()
Skill.new("sprint"):View("sprint"):Gives { sprint = 100 }:Description("Legs."):Register()
Skill.new("spellcraft"):View("spellcraft"):Gives { spell = 200 }:Description("Spells."):Register()
