-- What is left of somebody. Its weight and food come from who it was.

Item.new("corpse")
    :View("corpse", "~", Color.BROWN)
    :Type(Type.CORPSE)
    :Found(Band.VERY_LOW, 0):Worth(0, 0)
    :Description("Somebody was this. Fresh, it can be eaten; it will not stay fresh.")
    :Register()
