Monster.new("mouse", "rat")
    :Stats {
      St = "1d",
    }
    :Register()
