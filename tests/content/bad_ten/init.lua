Include("base.lua")
Include("ten.lua")
