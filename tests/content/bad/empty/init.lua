-- expect: E-EMPTY line 4
Modifier.new("slowness")
    :Basic { word = "slow", duration = "2d10", stacking = Stacking.REFRESH }
    :Cure {}
    :Description("Slow.")
    :Register()
