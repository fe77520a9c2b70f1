-- Humans are the measure: every figure of others is told against theirs.

Race.new("human")
    :View("human", "@", Color.WHITE)
    :Basic("0d0+100", "0d0+1000", "0d0+1000", Size.NORMAL, "1d200+1200") -- rate, ticks, ticks
    :Stats { St = "1d4+8", Dx = "1d4+8", To = "1d4+8", Le = "1d4+8", Wi = "1d4+8", Ma = "1d4+8", Pe = "1d4+8", Ch = "1d4+8" }
    :Description("Neither strongest nor keenest, and found everywhere. A human has sixty years, hurries through all of them, and is born with no gift.")
    :Register()
