-- Traps. Each is noticed by keen eyes, known for ever once it is, and then stepped around.

Trap.new("pit")
    :View("pit", "^", Color.BROWN)
    :Found(Band.VERY_LOW, 50):Hidden(0)
    :Damage("1d4+1"):Hold("2d6+10") -- TU: one or two ordinary actions to climb out
    :Words { sprung = "trap_pit", noticed = "trap_pit_seen", cause = "cause.pit" }
    :Description("A man-deep pit under a mat of twigs. The fall hurts little; the climb takes time that others use.")
    :Register()

Trap.new("dart")
    :View("dart trap", "^", Color.LIGHTRED)
    :Found(Band.VERY_LOW, 40):Hidden(10)
    :Damage("1d6+1")
    :Words { sprung = "trap_dart", noticed = "trap_dart_seen", cause = "cause.dart" }
    :Description("A plate in the floor and a hole in the wall, on one line. It never runs out of darts, so go around.")
    :Register()

Trap.new("snare")
    :View("snare", "^", Color.GREEN)
    :Found(Band.VERY_LOW, 40):Hidden(5)
    :Hold("3d6+10") -- TU
    :Words { sprung = "trap_snare", noticed = "trap_snare_seen", cause = "cause.pit" }
    :Description("A loop of gut pegged flat in the dust. It does no harm at all, unless somebody is behind you.")
    :Register()

Trap.new("alarm")
    :View("alarm", "^", Color.YELLOW)
    :Found(Band.LOW, 30):Hidden(15)
    :Alarm(25) -- cells
    :Words { sprung = "trap_alarm", noticed = "trap_alarm_seen", cause = "cause.pit" }
    :Description("A thread at the height of a shin, and spoons hung from the end of it. All within twenty-five steps come to the sound.")
    :Register()

Trap.new("teetering_pot")
    :View("teetering pot", "^", Color.BROWN)
    :Found(Band.VERY_LOW, 0)
    -- TU: one step to leave it, and two to spare; it takes a rat and hurts a hero.
    :WindUp { name = "fall", pattern = Pattern.BURST, tu = 12, damage = "2d4+4", reach = 1,
              begin = "pot_teeters", hit = "pot_crushes" }
    :Words { sprung = "pot_teeters", noticed = "pot_seen", after = "hint_time", cause = "cause.pot" }
    :Description("A jar of pickles on a beam, nudged by every foot on the floor. It comes down on the cells around; whoever chases you may be under it.")
    :Register()
