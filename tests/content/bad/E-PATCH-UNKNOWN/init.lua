-- expect: E-PATCH-UNKNOWN line 4

Include("base.lua")
Monster.patch("ratt"):AI { still = true }:Register()
