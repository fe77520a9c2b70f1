-- The core world: every file of it, in the order in which it is read.

Include("rules.lua")
Include("palette.lua")
Include("tiles.lua")
Include("words/en.lua")

Include("modifiers/boost_speed.lua")
Include("modifiers/slowness.lua")
Include("modifiers/heroism.lua")
Include("modifiers/draughts.lua")

Include("items/blades.lua")
Include("items/axes.lua")
Include("items/maces.lua")
Include("items/poles.lua")
Include("items/armour.lua")
Include("items/shields.lua")
Include("items/food.lua")
Include("items/potions.lua")
Include("items/corpses.lua")
Include("items/launchers.lua")
Include("items/missiles.lua")
Include("items/scrolls.lua")
Include("looks.lua")

Include("creatures/rats.lua")
Include("creatures/bats.lua")
Include("creatures/dogs.lua")
Include("creatures/insects.lua")
Include("creatures/oozes.lua")
Include("creatures/kobolds.lua")
Include("creatures/people.lua")

Include("races/human.lua")
Include("races/dwarf.lua")
Include("races/halfling.lua")
Include("classes/warrior.lua")

Include("shops/lowbell_store.lua")

Include("places/lowbell.lua")
Include("places/rat_cellar.lua")
Include("places/small_cave.lua")
