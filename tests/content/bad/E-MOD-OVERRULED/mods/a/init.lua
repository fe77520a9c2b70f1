Monster.patch("core:rat"):Basic { speed = 50 }:Register()
Monster.new("core:mole", "core:rat"):Override():Register()
