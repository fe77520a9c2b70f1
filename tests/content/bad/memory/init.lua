-- expect: E-MEMORY line 4
local t = {}
for i = 1, 5000000 do
  t[i] = { i, i, i, i }
end
