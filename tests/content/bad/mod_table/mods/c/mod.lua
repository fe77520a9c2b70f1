-- no id
return { version = "1.0", api = 1, title = "C" }
