return {
  id = "d", version = "1.0.0", api = 1, title = "d",
  optional = { "b < 1" },
}
