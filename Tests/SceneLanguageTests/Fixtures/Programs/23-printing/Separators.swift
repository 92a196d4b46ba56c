print(1, 2, 3, separator: ", ")
print("a", terminator: ""); print("b", terminator: "\n\n")
print("x", "y", separator: "", terminator: ".\n")
for i in 0..<3 { print(i, terminator: i < 2 ? "-" : "\n") }
print("tab\tsep", "new\nline", "quote\"", "back\\slash")
print([1: "a"], (1, "b"), ["c"], Optional("d") as Any, separator: " | ")
