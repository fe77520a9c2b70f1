-- Spells on oneself, and those that fight with the weapon in the hand.

Spell.new("mend")
    :View("mend")
    :Form { form = Form.SELF }
    :Cost { pp = 3 }
    :Learn { skill = 0 }
    :Effect("heal", "2d4+2")
    :Description("A hem sewn along a wound. It gives back what one beginner's blow takes.")
    :Register()

Spell.new("deep_mend")
    :View("deep mend")
    :Form { form = Form.SELF }
    :Cost { pp = 7 }
    :Learn { skill = 40 }
    :Effect("heal", "4d6+6")
    :Effect { effect = "cure", modifier = "wound" }
    :Description("The same needle, pushed to the bone. It closes wounds that bleed, and most of the others.")
    :Register()

Spell.new("haste")
    :View("haste")
    :Form { form = Form.SELF }
    :Cost { pp = 6 }
    :Learn { skill = 20 }
    :Effect { effect = "modifier", modifier = "haste" }
    :Description("You lean on your own hour until it runs. Everything takes two thirds of its time, for some eight acts of others.")
    :Register()

Spell.new("rage")
    :View("rage")
    :Form { form = Form.SELF }
    :Cost { pp = 4 }
    :Learn { skill = 20 }
    :Effect { effect = "modifier", modifier = "berserk" }
    :Description("A word that is mostly throat. As quick as haste, harder in the blow, and careless of blows.")
    :Register()

Spell.new("stone_skin")
    :View("stone skin")
    :Form { form = Form.SELF }
    :Cost { pp = 5 }
    :Learn { skill = 30 }
    :Effect { effect = "modifier", modifier = "statue_form" }
    :Description("Grey from the fingertips up, and you mean it this time. Little gets through, and everything takes half as long again.")
    :Register()

Spell.new("step_aside")
    :View("step aside")
    :Form { form = Form.SELF }
    :Cost { pp = 3 }
    :Learn { skill = 20 }
    :Effect("blink", "1d3+3")
    :Description("There is a door beside every moment, and you take it. It puts you a few steps away, somewhere you could see.")
    :Register()

Spell.new("charge")
    :View("charge")
    :Form { form = Form.CHARGE, range = 5 }
    :Cost { pp = 3 } -- time: the smaller of a blow and a step
    :Learn { skill = 20 }
    :Description("You are there before your coat is, and the blow has landed. However far, it takes the smaller of one blow and one step.")
    :Register()

Spell.new("manifold_assault")
    :View("manifold assault")
    :Form { form = Form.MANIFOLD, range = 4 }
    :Cost { pp = 6 } -- time: exactly one blow
    :Learn { skill = 30 }
    :Description("Your blow forgets where it was going and goes everywhere. It strikes every enemy you see within four steps, in the time of one blow.")
    :Register()
