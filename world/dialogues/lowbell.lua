-- What the people of Lowbell have to say. Answers are short: a talk costs an ordinary action, an answer nothing.

function HasGold(hero, _)
  return hero:Get("gold") >= 5
end

function IsHurt(hero, _)
  return hero:Get("hp") < hero:Get("max_hp")
end

function BuyPie(hero, _)
  hero:Pay(5)
  hero:Give("meat_pie", 1)
end

function HasNotHeard(_, _)
  return QuestStage("missing_hour") == ""
end

function HearBell(_, _)
  BeginQuest("missing_hour")
end

function WantsNoSteel(_, _)
  return QuestStage("kobold_steel") == ""
end

function PromiseSteel(_, _)
  BeginQuest("kobold_steel")
end

Dialogue.new("bell_ringer_talk")
    :View("the bell ringer's trouble"):Speaker("bell_ringer")
    :Say("start", "Mind the rope. I ring the hours, and one of them has gone missing.")
    :Answer { from = "start", text = "Which hour?", to = "hour", when = "HasNotHeard", does = "HearBell" }
    :Answer { from = "start", text = "And have you found it?", to = "again", when = "HeardBell" }
    :Answer("start", "I must be going.")
    :Say("hour", "Prime. Since the cellar rats grew quick I count eleven and the shadows say twelve. Look below the granary.")
    :Answer("hour", "Below the granary. I see.")
    :Say("again", "No. But the quicker they run down there, the nearer you are to it.")
    :Answer("again", "Then I shall run too.")
    :Register()

function HeardBell(hero, speaker)
  return not HasNotHeard(hero, speaker)
end

Dialogue.new("goodwife_talk")
    :View("the goodwife's basket"):Speaker("goodwife")
    :Say("start", "You look thin. A meat pie is five in gold, and worth six.")
    :Answer { from = "start", text = "A pie, please. (5 gold)", to = "sold", when = "HasGold", does = "BuyPie" }
    :Answer("start", "What lies east of here?", "east")
    :Answer("start", "No, thank you.")
    :Say("sold", "Eat it sitting down. Eating takes its time, and others use it.")
    :Answer("sold", "Thank you.")
    :Say("east", "Sheep, then dogs that want the sheep, then kobolds that want the dogs. Go by day.")
    :Answer("east", "By day, then.")
    :Register()

Dialogue.new("smith_talk")
    :View("the smith's advice"):Speaker("smith")
    :Say("start", "Steel I have none to sell. Advice I have too much of.")
    :Answer("start", "Heavy or quick?", "heavy")
    :Answer { from = "start", text = "I am hurt.", to = "hurt", when = "IsHurt" }
    :Answer { from = "start", text = "Where is there steel?", to = "steel", when = "WantsNoSteel" }
    :Answer("start", "Another day.")
    :Say("steel", "Kobolds carry hand axes of it, east of the sheep. Bring me one this week and I pay in what keeps you whole.")
    :Answer { from = "steel", text = "You shall have one.", does = "PromiseSteel" }
    :Answer("steel", "I would rather not.")
    :Say("heavy", "A blow that takes long is a blow the other one uses. Count what they can do before you can.")
    :Answer("heavy", "I will count.")
    :Say("hurt", "Then rest where nothing hunts you. With something on your heels no wound closes.")
    :Answer("hurt", "I will rest.")
    :Register()
