Monster.new("shrew", "core:rat"):Register()
