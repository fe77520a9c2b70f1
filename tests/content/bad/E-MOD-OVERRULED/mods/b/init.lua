Monster.patch("core:rat"):Basic { speed = 60, weight = 9 }:Register()
Monster.new("core:mole", "core:rat"):Override():Register()
