-- expect: E-WORD-UNKNOWN line 5
Include("base.lua")
Monster.new("mouse", "rat")
    :Band(Band.LOW)
    :Blow("bitte", "bite_miss")
    :Register()
