print("hello")
return {}
