-- expect: E-CYCLE line 3
Tile.new("a", "c"):View("a", ".", Color.GRAY):Lets { walk = true }:Description("A."):Register()
Tile.new("b", "a"):Register()
Tile.new("c", "b"):Register()
