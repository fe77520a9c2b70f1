return {
  id = "e", version = "1.0.0", api = 1, title = "e",
  renamed = { Old = "new" },
}
