-- expect: E-FILE-DUPLICATE line 3
Include("a.lua")
Include("a.lua")
