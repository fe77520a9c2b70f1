return {
  id = "a", version = "1.0.0", api = 9, title = "a",
}
