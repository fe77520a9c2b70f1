-- expect: E-NUL line 3
Words.new("en")
    :Say { hit = "a\0b" }
    :Register()
