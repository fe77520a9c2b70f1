-- expect: E-BYTECODE line 1 in bits.lua
Include("base.lua")
Include("bits.lua")
