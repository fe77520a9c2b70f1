-- expect: E-CONFLICT line 5
Include("base.lua")
Item.new("hat")
    :View("hat", "[", Color.BROWN)
    :Type(Type.FOOD, Slot.HEAD)
    :Found(Band.LOW, 1):Worth(1, 1)
    :Food { nutrition = 5 }
    :Description("Made of cheese.")
    :Register()
