let letter: Character = "k"
print("a"..."z" ~= letter, "a"..<"k" ~= letter, "k" ~= letter)
let scalar: Unicode.Scalar = "7"
print("0"..."9" ~= scalar)
let part = "word".prefix(1)
print("w" ~= part)
let digit = 5
if 1...9 ~= digit { print("digit") }
print(0..<5 ~= digit, 5... ~= digit, ...4 ~= digit)
print(0...1 ~= 0.5, 0.25...0.75 ~= 0.5)
let missing: Int? = nil
print(nil ~= missing, 3 ~= missing)
enum Side { case left, right }
let side = Side.left
print(.left ~= side, .right ~= side)
print("n1".filter { "0"..."9" ~= $0 }, [1, 5, 12].filter { 1...9 ~= $0 })
