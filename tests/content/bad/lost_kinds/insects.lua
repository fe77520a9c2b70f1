Monster.new("wasp", "rat")
    :View("wasp", "i", Color.YELLOW)
    :Kind(Kind.INSECT)
    :Rarity(1
    :Register()
