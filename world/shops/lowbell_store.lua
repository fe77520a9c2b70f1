-- The one shop of Lowbell. A day's delivery; the markup is what a walk to the market town would cost.

Monster.new("storekeeper")
    :View("storekeeper", "p", Color.LIGHTBLUE)
    :Kind(Kind.HUMAN):Band(Band.AVG)
    :Basic("1d10+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1300") -- rate, ticks, ticks
    :Stats { St = "1d3+13", Dx = "1d3+12", To = "1d3+13", Le = "1d3+9", Wi = "1d4+11", Ma = "1d2", Pe = "1d4+10", Ch = "1d3+10" }
    :Combat { hit = "1d4+8", damage = "2d6", dv = "1d4+8", pv = "1d2+3", hp = "4d6+50" }
    :Body(Body.HUMANOID)
    :AI { still = true, peaceful = true, memory = 60 }
    :Rarity(0)
    :Tactic("Walk into the storekeeper to buy and sell. A blow here costs more than anything on the shelves.")
    :Description("An old soldier in a leather apron, with a cudgel under the counter. What is on the shelves is for sale; the cudgel comes free.")
    :Register()

Shop.new("lowbell_store")
    :View("the Lowbell store")
    :Keeper("storekeeper")
    :Stock { types = { Type.WEAPON, Type.SHIELD, Type.ARMOUR, Type.POTION, Type.SCROLL, Type.BOOK, Type.FOOD, Type.LAUNCHER, Type.MISSILE },
             band = Band.LOW, stacks = 18, hours = 24, purse = 250 }
    :Prices { markup = 150, pays = 40 }
    :Hours(8, 20) -- from breakfast to dusk: the night belongs to other trades
    :Description("New things come once a day.")
    :Register()
