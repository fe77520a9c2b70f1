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
