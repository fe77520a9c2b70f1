-- expect: E-FILE-MISSING line 3
Include("base.lua")
Include("creatures/bats.lua")
