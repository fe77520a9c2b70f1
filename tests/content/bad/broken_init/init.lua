-- expect: E-SYNTAX line 8
-- expect: E-DICE line 3 in mice.lua
-- expect: E-RANGE line 2 in voles.lua
-- A file that cannot be read hides no error of those that it includes.

Include("base.lua")
Include("mice.lua")
Include("voles.lua"))
-- Include("shrews.lua")
