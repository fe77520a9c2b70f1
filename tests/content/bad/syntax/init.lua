-- expect: E-SYNTAX line 2
Tile.new("floor"):View("floor", "." Color.GRAY)
