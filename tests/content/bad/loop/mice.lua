while true do
  local mouse = {}
end
