-- expect: E-RANGE line 6
Include("base.lua")
Item.new("bread", "ration")
    :View("bread", "%", Color.BROWN)
    :Food {
      nutrition = 100001,
    }
    :Register()
