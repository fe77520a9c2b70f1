-- expect: E-SYNTAX line 4
Include("base.lua")
Monster.new("mouse", "rat")
    :Combat { hit = 1 damage = 1 }
    :Register()
