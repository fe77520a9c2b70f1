-- Terrain. Glyphs beyond ASCII name the one that stands for them where only ASCII can be shown.

Tile.new("rock"):View("rock", "#", Color.BROWN):Lets { walk = false }
    :Description("Rough rock, as old as the vale.")
    :Register()

Tile.new("wall"):View("stone wall", "#", Color.LIGHTGRAY):Lets { walk = false }
    :Description("Squared stones, laid dry and closely fitted.")
    :Register()

Tile.new("timber"):View("timber wall", "#", Color.BROWN):Lets { walk = false }
    :Description("Split oak, tarred against the weather.")
    :Register()

Tile.new("floor"):View("stone floor", ".", Color.LIGHTGRAY):Lets { walk = true, sight = true }
    :Description("Flagstones, worn hollow in the middle.")
    :Register()

Tile.new("cave_floor"):View("cave floor", ".", Color.BROWN):Lets { walk = true, sight = true }
    :Description("Packed earth and gravel; it keeps footprints for an hour.")
    :Register()

Tile.new("boards"):View("wooden floor", ".", Color.BROWN):Lets { walk = true, sight = true }
    :Description("Boards that tell everybody inside where you are.")
    :Register()

Tile.new("grass"):View("grass", ".", Color.GREEN):Lets { walk = true, sight = true }
    :Description("Short grass, cropped by sheep.")
    :Register()

Tile.new("lane"):View("lane", "·", Color.YELLOW, "."):Lets { walk = true, sight = true }
    :Description("A lane of trodden clay with a wheel rut on either side.")
    :Register()

Tile.new("tree"):View("tree", "♣", Color.GREEN, "&"):Lets { walk = false }
    :Description("An old lime tree that hides whoever stands behind it.")
    :Register()

Tile.new("water"):View("water", "~", Color.BLUE):Lets { walk = false, sight = true }
    :Description("The mill stream, too deep to wade and too cold to swim.")
    :Register()

Tile.new("shallows"):View("shallows", "~", Color.LIGHTCYAN):Lets { walk = true, sight = true }
    :Tread(150) -- three strides of water to two of grass
    :Description("Knee-deep over pebbles. Wading takes half as long again as walking.")
    :Register()

Tile.new("fence"):View("fence", "=", Color.BROWN):Lets { walk = false, sight = true }
    :Description("Hazel hurdles, chest high: you can look over them and no more.")
    :Register()

Tile.new("window"):View("window", "\"", Color.LIGHTCYAN):Lets { walk = false, sight = true }
    :Description("A window of small leaded panes.")
    :Register()

Tile.new("barrel"):View("barrels", "0", Color.BROWN):Lets { walk = false, sight = true }
    :Description("Barrels, stacked two high; nothing walks through them.")
    :Register()

Tile.new("bell"):View("bell frame", "A", Color.YELLOW):Lets { walk = false, sight = true }
    :Description("An oak frame for a bell of bronze; the rope is frayed short.")
    :Register()

Tile.new("nest"):View("nest", "%", Color.BROWN):Lets { walk = true, sight = true }
    :Description("Straw, wool and gnawed bone, warm in the middle.")
    :Register()

Tile.new("closed_door"):View("closed door", "+", Color.BROWN):Lets { walk = false }:Opens("open_door")
    :Description("A plank door on iron hinges, shut.")
    :Register()

Tile.new("open_door"):View("open door", "'", Color.BROWN):Lets { walk = true, sight = true }
    :Closes("closed_door")
    :Description("A plank door on iron hinges, standing open.")
    :Register()

Tile.new("stairs_up"):View("stairs up", "<", Color.WHITE):Lets { walk = true, sight = true, up = true }
    :Description("Steps that lead up.")
    :Register()

Tile.new("stairs_down"):View("stairs down", ">", Color.WHITE):Lets { walk = true, sight = true, down = true }
    :Description("Steps that lead down.")
    :Register()

Tile.new("cellar_door"):View("cellar door", ">", Color.BROWN):Lets { walk = true, sight = true, down = true }
    :Description("A trapdoor over steep steps; the air that comes up smells of grain and rats.")
    :Register()

Tile.new("cave_mouth"):View("cave mouth", ">", Color.LIGHTGRAY):Lets { walk = true, sight = true, down = true }
    :Description("A gap between two boulders, just wide enough for a pack.")
    :Register()

Tile.new("way_out"):View("end of the lane", "»", Color.YELLOW, ">"):Lets { walk = true, sight = true, edge = true }
    :Description("The lane goes on beyond what you can see. Walk on, and you are gone from here.")
    :Register()

Tile.new("pillar"):View("pillar", "O", Color.LIGHTGRAY):Lets { walk = false }
    :Description("A pillar of drums set one on the other, thick enough to hide behind.")
    :Register()

Tile.new("straw"):View("straw", ",", Color.YELLOW):Lets { walk = true, sight = true }
    :Description("Trampled straw, with the shape of a sleeper in it.")
    :Register()

Tile.new("gate_below"):View("timbered hole", ">", Color.BROWN):Lets { walk = true, sight = true, down = true }
    :Description("A hole in the bank, shored up with fence posts that somebody is missing.")
    :Register()
