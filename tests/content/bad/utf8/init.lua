-- expect: E-UTF8 line 3
Words.new("en")
    :Say { hit = "\xff" }
    :Register()
