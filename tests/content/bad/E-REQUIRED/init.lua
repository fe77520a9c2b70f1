-- expect: E-REQUIRED line 3
Include("base.lua")
Tile.new("mud")
    :View("mud", ".", Color.BROWN)
    :Lets { walk = true, sight = true }
    :Register()
