-- expect: E-FILE-MISSING line 2
Include("rats.lua")
