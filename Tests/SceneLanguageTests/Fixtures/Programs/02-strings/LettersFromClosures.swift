let xs = [true, false, true]
print(String(xs.map { $0 ? "#" : "." }))
let e: Character = "\n"
print(["n": "\n"]["n"] ?? e)
let esc: [Character: Character] = ["n": "\n", "t": "\t"]
func f(_ e: Character) -> Character { ["n": "N", "t": "T"][e] ?? e }
print(f("n"), f("x"))
print(String((0..<3).map { i in i == 1 ? "x" : "o" }))
print(String("abc".map { $0 == "b" ? "_" : $0 }), String("abc".lazy.filter { $0 != "a" }))
let grid = [[1, 0], [0, 1]]; for r in grid { print(String(r.map { $0 == 1 ? "█" : " " })) }
print(String(repeating: Character("z"), count: 3), String(Array("hey").sorted()), String(["a", "b"] as [Character]))
let letter: Character = "q"
let either = letter == "q" ? "Q" : letter
print(type(of: either), "abc".map { $0 == "b" ? "_" : $0 })
