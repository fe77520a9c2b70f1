-- expect: E-CONFLICT line 17
-- expect: E-WEIGHT line 18
-- expect: E-RANGE line 19
-- expect: E-CONFLICT line 25
-- expect: E-CONFLICT line 32
-- expect: E-ID-UNKNOWN line 37
-- expect: E-RANGE line 40
Include("base.lua")

Monster.new("keeper", "rat")
    :View("keeper", "p", Color.BLUE)
    :AI { still = true, peaceful = true }
    :Register()

Shop.new("first")
    :View("first")
    :Keeper("rat")
    :Stock { types = { Type.POTION }, band = Band.LOW, stacks = 3, hours = 24, purse = 10 }
    :Prices { markup = 100, pays = 100 }
    :Description("The keeper walks about, there are no potions, and it pays what it asks."):Register()

Shop.new("second")
    :View("second")
    :Keeper("keeper")
    :Stock { types = { Type.FOOD, Type.GOLD }, band = Band.LOW, stacks = 3, hours = 24, purse = 10 }
    :Prices { markup = 150, pays = 50 }
    :Description("It sells gold."):Register()

Shop.new("third")
    :View("third")
    :Stock { types = { Type.FOOD }, band = Band.LOW, stacks = 3, hours = 24, purse = 10 }
    :Keeper("keeper")
    :Prices { markup = 150, pays = 50 }
    :Description("The keeper is taken."):Register()

Shop.new("fourth")
    :View("fourth"):Keeper("nobody")
    :Stock { types = { Type.FOOD }, band = Band.LOW, stacks = 3, hours = 24, purse = 10 }
    :Prices { markup = 150, pays = 50 }
    :Hours(8, 8)
    :Description("There is no nobody."):Register()
