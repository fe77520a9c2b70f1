-- expect: E-EMPTY line 5
Include("base.lua")
Class.new("beggar")
    :View("beggar")
    :Kit {}
    :Description("A beggar.")
    :Register()
