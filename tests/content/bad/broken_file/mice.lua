local figures = {}

Monster.new("dormouse", "rat")
    :View("dormouse", "r", Color.BROWN)
    :Stats {
      St = figures.st.low,
    }
    :Register()

Monster.new("mouse", "rat"):Register()
