-- What potions and scrolls look like to those who do not know them. Every game deals them anew.

local potions = {
  { "rust_red", "rust-red", Color.LIGHTRED }, { "moss_green", "moss-green", Color.GREEN },
  { "milky", "milky", Color.WHITE }, { "smoking", "smoking", Color.LIGHTGRAY },
  { "honey_coloured", "honey-coloured", Color.YELLOW }, { "ink_black", "ink-black", Color.DARKGRAY },
  { "sky_blue", "sky-blue", Color.LIGHTBLUE }, { "muddy", "muddy", Color.BROWN },
  { "plum_coloured", "plum-coloured", Color.MAGENTA }, { "sea_green", "sea-green", Color.CYAN },
  { "rose_pink", "rose-pink", Color.LIGHTMAGENTA }, { "deep_blue", "deep-blue", Color.BLUE },
  { "blood_red", "blood-red", Color.RED }, { "leaf_green", "leaf-green", Color.LIGHTGREEN },
  { "frothing", "frothing", Color.LIGHTCYAN }, { "oily", "oily", Color.BROWN },
  { "beaded", "beaded", Color.WHITE }, { "cloudy", "cloudy", Color.LIGHTGRAY },
  { "amber", "amber", Color.YELLOW }, { "layered", "layered", Color.CYAN },
}

local scrolls = {
  { "ribboned", "ribboned", Color.LIGHTRED }, { "singed", "singed", Color.BROWN },
  { "waxed", "waxed", Color.YELLOW }, { "sealed", "sealed", Color.RED },
  { "gilt_edged", "gilt-edged", Color.YELLOW }, { "water_stained", "water-stained", Color.LIGHTBLUE },
  { "vellum", "vellum", Color.WHITE }, { "knotted", "knotted", Color.LIGHTGRAY },
  { "birch_bark", "birch-bark", Color.LIGHTGRAY }, { "green_inked", "green-inked", Color.GREEN },
  { "torn", "torn", Color.DARKGRAY }, { "blotted", "blotted", Color.BLUE },
}

for _, look in ipairs(potions) do
  Look.new("potion_" .. look[1]):View(look[2] .. " potion", look[3]):Of(Type.POTION):Register()
end

for _, look in ipairs(scrolls) do
  Look.new("scroll_" .. look[1]):View(look[2] .. " scroll", look[3]):Of(Type.SCROLL):Register()
end
