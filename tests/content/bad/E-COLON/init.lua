-- expect: E-COLON line 5
Include("base.lua")
Tile.new("mud")
    :View("mud", ".", Color.BROWN)
    .Lets { walk = true, sight = true }
    :Description("Mud.")
    :Register()
