-- expect: E-NUL line 4
Include("base.lua")
Monster.new("mouse", "rat")
    :View("mo\0use", "r", Color.BROWN)
    :Register()
