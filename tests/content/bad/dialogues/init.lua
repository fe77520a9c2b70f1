-- expect: E-ID-DUPLICATE line 13
-- expect: E-CONFLICT line 14
-- expect: E-ID-UNKNOWN line 15
-- expect: E-ID-UNKNOWN line 16
-- expect: E-CALLBACK-UNKNOWN line 17
-- expect: E-CONFLICT line 20
Include("base.lua")

Dialogue.new("first")
    :View("first")
    :Speaker("rat")
    :Say("start", "Squeak.")
    :Say("start", "Squeak again.")
    :Say("lost", "Nobody hears this.")
    :Answer("beginning", "What?")
    :Answer("start", "What?", "end")
    :Answer { from = "start", text = "Shoo.", does = "Shoo" }
    :Register()

Dialogue.new("second"):View("second"):Speaker("rat"):Say("start", "Mine."):Register()
