Monster.new("vole", "rat")
    :Rarity("some")
    :Register()
