return {
  id = "a", version = "1.0.0", api = 1, title = "a",
  depends = { "b" },
}
