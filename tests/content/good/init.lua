-- Every builder says everything it can: what is accepted here is read by the game (tests/test_talk.c).

Include("base.lua")

function Likes(hero, speaker)
  return hero:Get("hp") > 0 and speaker:Get("hp") > 0
end

function Reward(hero, _)
  if Fact("cheese") == 0 and hero:Pay(1) then
    hero:Give("ration", 2)
    SetFact("cheese", 1)
  end
end

Dialogue.new("squeak")
    :View("the rat's terms"):Speaker("rat")
    :Say("start", "Cheese?")
    :Answer { from = "start", text = "Here.", to = "thanks", when = "Likes", does = "Reward" }
    :Answer { from = "start", text = "Never.", when = "Hates" }
    :Answer("start", "What cheese?", "start")
    :Say("thanks", "Thanks.")
    :Register()

function Hates(_, _)
  return 0
end

function Sip(hero, place)
  hero:Heal(1)
  return place ~= nil
end

Feature.new("well")
    :View("well", "{", Color.BLUE)
    :Use("Sip"):Spent(2, "hungry")
    :Description("A well.")
    :Register()

Shop.new("cheese_shop")
    :View("the cheese shop"):Keeper("mouse")
    :Stock { types = { Type.FOOD }, band = Band.LOW, stacks = 3, hours = 24, purse = 10 }
    :Prices { markup = 150, pays = 50 }
    :Hours(22, 4)
    :Description("Open by night.")
    :Register()

Monster.new("mouse", "rat")
    :View("mouse", "r", Color.GRAY)
    :AI { still = true, peaceful = true }
    :Register()

Modifier.new("cheesed")
    :Basic { word = "cheesed", duration = "1d10+10", stacking = Stacking.REFRESH }
    :Combat { hit = 2, dv = 1 }
    :Words { begin = "cheese_begins", over = "cheese_ends" }
    :Description("Full of cheese.")
    :Register()

Brand.new("quick"):View("quick"):Delay(2, 3):Description("It is there before you."):Register()

Item.new("cheese_knife")
    :View("cheese knife", "(", Color.GRAY)
    :Type(Type.WEAPON, Slot.HAND):Found(Band.LOW, 5):Worth(20, 4)
    :Weapon { skill = Skill.SHORT_BLADES, damage = "1d3", delay = 12, least = 6 }
    :Brand("quick")
    :Description("For cheese.")
    :Register()

Item.new("draught")
    :View("draught", "!", Color.BLUE)
    :Type(Type.POTION):Found(Band.LOW, 5):Worth(5, 9)
    :Effect(Effect.HEAL, "1d4")
    :Effect { effect = Effect.MODIFIER, modifier = "cheesed", dice = "1d4" }
    :Description("Milk.")
    :Register()

Look.new("white_potion"):View("white potion", Color.WHITE):Of(Type.POTION):Register()

Spell.new("crumb")
    :View("crumb")
    :Form { form = Form.BOLT, range = 3 }
    :Cost { pp = 1, time = 10 }
    :Learn { skill = 0 }
    :Damage { dice = "1d2" }
    :Description("A crumb, thrown hard.")
    :Register()

Trap.new("hole")
    :View("hole", "^", Color.BROWN)
    :Found(Band.LOW, 50):Hidden(0)
    :Damage("1d2")
    :Words { sprung = "hole_sprung", noticed = "hole_seen", cause = "hole_cause" }
    :Description("A mouse hole, and you are no mouse.")
    :Register()

Room.new("larder")
    :View("larder"):Band(Band.LOW):Weight(10)
    :Fits { build = { Build.ROOMS }, width = 20 }
    :Map [[
#####
#...#
#...e
#####
]]
    :Legend { ["#"] = "wall", ["."] = "floor", ["e"] = { tile = "floor", mark = "entrance" } }
    :Register()

Palette.new("default"):Roles { ["map.hero"] = Color.WHITE }:Register()

Quest.new("cheese")
    :View("the cheese")
    :Description("A rat wants cheese.")
    :Stage { id = "ask", text = "Speak to a rat.", talk = "rat", bring = "ration", count = 2, within = 100, late = "hunt", to = "hunt" }
    :Stage { id = "hunt", text = "Kill a mouse.", kill = "mouse", to = "home" }
    :Stage { id = "home", text = "Go home.", reach = "town" }
    :Reward { experience = 1, gold = 1, item = "ration", count = 1 }
    :Register()

Words.new("good"):Say {
  cheese_begins = "You are full.", cheese_ends = "You could eat.", hole_sprung = "You stumble.", hole_seen = "A hole.",
  hole_cause = "a hole",
}:Register()
