Monster.new("vole", "a:shrew"):Register()
