return {
  id = "c", version = "1.0.0", api = 1, title = "c",
  depends = { "a" },
}
