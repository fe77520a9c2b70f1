-- expect: E-FILE-DUPLICATE line 3
Include("base.lua")
Include("base.lua")
