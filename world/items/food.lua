-- Food. An ordinary day uses about 2500 stomach units: a ration is most of a day.

Item.new("ration")
    :View("ration", "%", Color.BROWN)
    :Type(Type.FOOD)
    :Found(Band.VERY_LOW, 120):Worth(40, 8)
    :Food { nutrition = 2000 }
    :Description("Hard bread, hard cheese and a strip of bacon in a cloth. It keeps for a month and feeds for most of a day.")
    :Register()

Item.new("apple", "ration")
    :View("apple", "%", Color.LIGHTRED)
    :Found(Band.VERY_LOW, 60):Worth(10, 1)
    :Food { nutrition = 300 }
    :Description("A small sour apple from the Lowbell orchards. It puts off hunger for an hour or two.")
    :Register()

Item.new("meat_pie", "ration")
    :View("meat pie", "%", Color.YELLOW)
    :Found(Band.LOW, 40):Worth(50, 12)
    :Food { nutrition = 3500 }
    :Description("Mutton and onion under a thick crust. More than a day's food, for whoever has room for it.")
    :Register()

Item.new("waybread", "ration")
    :View("waybread", "%", Color.WHITE, "pieces of waybread")
    :Found(Band.LOW, 30):Worth(15, 20)
    :Food { nutrition = 3000 }
    :Description("Twice baked and wrapped in leaves. It weighs a third of a ration and feeds for longer.")
    :Register()

Item.new("cheese", "ration")
    :View("wedge of cheese", "%", Color.YELLOW, "wedges of cheese")
    :Found(Band.VERY_LOW, 60):Worth(20, 4)
    :Food { nutrition = 900 }
    :Description("Hard and yellow under its rind. A third of a day's food; rats know that too.")
    :Register()
