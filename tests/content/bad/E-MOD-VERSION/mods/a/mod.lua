return {
  id = "a", version = "one", api = 1, title = "a",
}
