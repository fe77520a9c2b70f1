-- expect: E-SYNTAX line 5 in insects.lua
-- What a file that cannot be read would have said is not missed where chance chooses.

Include("base.lua")
Include("insects.lua")

Place.new("cellar")
    :View("Cellar", "cellar"):Band(Band.LOW)
    :Map "."
    :Legend { ["."] = "floor" }
    :Populate { kinds = { Kind.INSECT }, most = 3, purse = { day = 1 }, every = 1000 }
    :Folk("wasp", 1)
    :Description("A cellar.")
    :Register()
