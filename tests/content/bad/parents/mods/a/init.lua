Monster.new("shrew", "core:rat"):Register()
Monster.new("vole", "rat"):Register()
Monster.new("mole", "later"):Register()
Monster.new("later", "core:rat"):Register()
