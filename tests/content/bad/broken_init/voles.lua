Monster.new("vole", "mouse")
    :Rarity(-1)
    :Register()
