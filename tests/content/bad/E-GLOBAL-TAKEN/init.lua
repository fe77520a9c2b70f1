-- expect: E-GLOBAL-TAKEN line 9
-- expect: E-GLOBAL-TAKEN line 10
-- expect: E-GLOBAL-TAKEN line 11
-- expect: E-GLOBAL-TAKEN line 12
-- expect: E-GLOBAL-TAKEN line 14
-- expect: E-GLOBAL-TAKEN line 15
Include("base.lua")

Monster = { "rat", "bat" }
Include = nil
Monster.new = function() return nil end
Color.RED = Color.BLUE
local fine = Color.RED
Color.MAUVE = fine
function Skill() return 1 end
Monsters = { "rat", "bat" }
