-- Books: a spell each, read once by who has the spellcraft for it. The band is where its readers are met; the price
-- that of the fights it saves.

local books = {
  { "frost_bolt", "frost", Band.LOW, 120, 30, Color.BLUE },
  { "lightning_bolt", "the storm", Band.LOW, 60, 90, Color.WHITE },
  { "venom_bolt", "the adder", Band.VERY_LOW, 60, 50, Color.GREEN },
  { "fire_bolt", "embers", Band.VERY_LOW, 80, 40, Color.LIGHTRED },
  { "sand_blast", "sand", Band.VERY_LOW, 80, 25, Color.BROWN },
  { "fire_burst", "the open hearth", Band.ABOVE_LOW, 40, 200, Color.RED },
  { "slow", "the long hour", Band.VERY_LOW, 60, 60, Color.DARKGRAY },
  { "mend", "the needle", Band.VERY_LOW, 80, 50, Color.LIGHTGREEN },
  { "deep_mend", "the bone needle", Band.ABOVE_LOW, 40, 220, Color.LIGHTGREEN },
  { "haste", "the short hour", Band.LOW, 50, 140, Color.LIGHTCYAN },
  { "rage", "the throat", Band.LOW, 40, 80, Color.MAGENTA },
  { "stone_skin", "the quarry", Band.LOW, 40, 120, Color.LIGHTGRAY },
  { "step_aside", "doors", Band.LOW, 50, 110, Color.CYAN },
  { "charge", "the lance", Band.LOW, 50, 110, Color.YELLOW },
  { "manifold_assault", "many hands", Band.ABOVE_LOW, 30, 240, Color.LIGHTMAGENTA },
}

for _, book in ipairs(books) do
  Item.new("book_" .. book[1])
      :View("book of " .. book[2], '"', book[6], "books of " .. book[2])
      :Type(Type.BOOK)
      :Found(book[3], book[4]):Worth(30, book[5])
      :Effect { effect = "learn", spell = book[1] }
      :Description("A few leaves in a hard cover, in one hand from end to end. Reading it teaches one spell and wears the ink away.")
      :Register()
end
