-- expect: E-TEXT line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :Tactic("Hit it.\nAgain.")
    :Register()
