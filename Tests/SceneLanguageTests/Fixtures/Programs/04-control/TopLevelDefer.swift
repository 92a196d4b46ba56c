defer { print("last") }
print("first")
