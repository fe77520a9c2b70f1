Monster.patch("core:rat"):Basic { speed = 70, weight = 8 }:Register()
