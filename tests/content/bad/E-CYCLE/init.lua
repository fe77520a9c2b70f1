-- expect: E-CYCLE line 7
Include("base.lua")
Monster.new("vole", "rat"):Register()
Monster.new("mouse", "shrew"):Register()
Monster.new("shrew",
            "mole"):Register()
Monster.new("mole", "mouse"):Register()
