-- expect: E-ARGUMENT line 6
Include("base.lua")
Tile.new("mud")
    :View("mud", ".", Color.BROWN)
    :Lets { walk = true, sight = true }
    :Opens("floor", "wall")
    :Description("Mud.")
    :Register()
