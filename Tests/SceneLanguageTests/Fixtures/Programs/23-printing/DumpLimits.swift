class C { var n = 1 }
struct P { var x = 1, y = [1, 2] }
dump([[1], []], maxDepth: 1)
dump([1, 2, 3, 4], maxItems: 2)
dump([[1, 2, 3], [4], [5]], maxItems: 3)
dump(C(), indent: 4)
dump([1, 2], maxItems: 0)
dump((1, (2, 3)), name: "t", indent: 2, maxDepth: 1, maxItems: 3)
dump(["a": [1]], maxItems: 2)
dump(P(), maxItems: 2)
var text = "", lines = ""
dump([1], to: &text, name: "q")
debugPrint("y", to: &lines)
print(text, lines)
dump(1...3)
dump(["a"..."b"])
struct Bounds { var some = 0..<3 }
dump(Bounds())
