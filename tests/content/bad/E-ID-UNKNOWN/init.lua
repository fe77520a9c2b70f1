-- expect: E-ID-UNKNOWN line 6
Include("base.lua")
Tile.new("mud")
    :View("mud", ".", Color.BROWN)
    :Lets { walk = true, sight = true }
    :Opens("flor")
    :Description("Mud.")
    :Register()
