-- The skills, 0.0 to 27.0. Figures are hundredths of a level for one of what is given: 200 is a point every two levels.
-- A weapon at 10.0 hits five points better and strikes three harder, as much as sixteen points of strength would add.

local function weapon(id, name, description)
  Skill.new(id):View(name):Gives { hit = 200, damage = 300 }:Description(description):Register()
end

weapon("unarmed", "unarmed", "Fists and feet, and what a beast has in their place.")
weapon("short_blades", "short blades", "Daggers, knives and short swords, which are quick.")
weapon("long_blades", "long blades", "Swords, the middle way in everything.")
weapon("axes", "axes", "Axes, which do not ask for finesse.")
weapon("maces", "maces", "Clubs, maces and hammers.")
weapon("pole_arms", "pole arms", "Spears and whatever else has a long shaft.")
weapon("staves", "staves", "Staves, which parry as well as they strike.")
weapon("bows", "bows", "Arrows, and the bows that send them.")
weapon("crossbows", "crossbows", "Quarrels: heavy, and slow to load.")
weapon("slings", "slings", "Stones from a strap.")
weapon("throwing", "throwing", "What leaves the hand by itself.")

-- Behind a shield a point of DV every two levels, like a weapon's point to hit: the two keep pace.
Skill.new("shields"):View("shields"):Gives { dv = 200 }
    :Description("Being behind a shield when it matters; nothing without one."):Register()
-- At 27.0 half as much again of what is worn.
Skill.new("armour"):View("armour"):Gives { pv = 5400 }
    :Description("Making a blow land where the armour is thick."):Register()
-- At 10.0 twice the regeneration; at 25.0 ills of the body are over in half the time.
Skill.new("healing"):View("healing"):Gives { healing = 10, cure = 25 }
    :Description("Bandages, sleep and patience: points come back sooner, ills of the body go sooner."):Register()
Skill.new("find_weakness"):View("find weakness"):Gives { critical = 100 }
    :Description("Seeing the gap before striking at it."):Register()
-- A level is a percent, so that a runner of 20.0 takes six steps to five of others.
Skill.new("sprint"):View("sprint"):Gives { sprint = 100 }
    :Description("Running from somebody who means it; it quickens everything a little."):Register()
-- At 10.0 five hit points more a bolt: as much as a weapon of that skill gains, without a blow that misses.
Skill.new("spellcraft"):View("spellcraft"):Gives { spell = 200 }
    :Description("Reading what others cannot, and meaning it: bolts take more, and harder books open."):Register()
