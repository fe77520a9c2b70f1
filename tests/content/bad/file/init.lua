-- expect: E-FILE line 2
Include("../rats.lua")
