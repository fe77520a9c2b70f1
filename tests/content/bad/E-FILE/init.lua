-- expect: E-FILE line 3
Include("base.lua")
Include("../base.lua")
