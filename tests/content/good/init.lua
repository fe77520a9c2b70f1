-- Every builder says everything it can: what is accepted here is read by the game (tests/test_content.c).

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
