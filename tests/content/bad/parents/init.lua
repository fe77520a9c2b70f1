-- expect: E-CYCLE line 9
-- expect: E-CYCLE line 11
-- expect: E-CYCLE line 17
-- expect: E-PARENT-UNKNOWN line 18
-- expect: E-PARENT-UNKNOWN line 19
-- expect: E-PARENT-UNKNOWN line 2 in mods/a/init.lua

Include("base.lua")
Monster.new("self", "self"):Register()
-- two
Monster.new("two_a", "two_b"):Register(); Monster.new("two_b", "two_a"):Register()
-- five
Monster.new("five_a", "five_b"):Register()
Monster.new("five_b", "five_c"):Register()
Monster.new("five_c", "five_d"):Register()
Monster.new("five_d", "five_e"):Register()
Monster.new("five_e", "five_a"):Register()
Monster.new("kobold", "ratt"):Register()
Monster.new("blade", "floor"):Register()
