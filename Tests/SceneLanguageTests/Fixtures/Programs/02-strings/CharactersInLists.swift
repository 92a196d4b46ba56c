print(("a"..."f").contains("c"), ("a"..<"f").contains("f"))
let r: ClosedRange<Character> = "a"..."z"
print(r.contains("q"), "a"..."z" ~= "m")
let isHex = { (c: Character) in ("0"..."9").contains(c) || ("a"..."f").contains(c) }
print("1g".map(isHex))
let c: Character = "k"
switch c { case "a"..."j": print("low"); case "k"..."t": print("mid"); default: print("hi") }
print((0.0...1.0).contains(0.5), (1...).contains(5), (..<3).contains(2))
print(("a"..."f").lowerBound, r.upperBound, r)
print(("apple"..."pear").contains("mango"))
let u: Unicode.Scalar = "b"
print(("a"..."f").contains(u), u.value)
