-- expect: E-WORD-UNKNOWN line 6
Words.new("en"):Say { slow_begins = "{Actor} [slow|slows] down." }:Register()
Modifier.new("slowness")
    :Basic { word = "slow", duration = "2d10", stacking = Stacking.REFRESH }
    :Words { begin = "slow_begins",
             over = "slow_ends" }
    :Description("Slow.")
    :Register()
