-- expect: E-RANGE line 12
-- expect: E-LUA line 6 in mice.lua
-- A file that breaks off hides no error of others, and what it would have said is not missed.

Include("base.lua")
Include("mice.lua")

Monster.new("vole", "mouse")
    :View("vole",
          "r",
          Color.BROWN)
    :Rarity(10001)
    :Register()

Monster.new("shrew", "dormouse"):Register()
