-- What can be forged into a weapon.

Brand.new("speed")
    :View("speed")
    :Delay(2, 3) -- of what skill has left; the least delay is not asked again
    :Description("It is where you want it before you have thought of it: two blows take hardly longer than one and a half.")
    :Register()

Brand.new("heavy")
    :View("weight")
    :Delay(3, 2)
    :Damage("1d4")
    :Description("Lead has been run into its head. It takes half as long again to swing and lands harder than its size.")
    :Register()
