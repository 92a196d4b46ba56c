func check(_ s: String?) -> String {
  guard let s, !s.isEmpty else { return "empty" }
  guard let n = Int(s), n > 0, case 1...99 = n else { return "bad \(s)" }
  return "ok \(n)"
}
print(check(nil), check(""), check("x"), check("5"), check("500"))
let a: Int? = 1, b: Int? = 2, c: Int? = nil
if let a, let b { print(a + b) }
if let a, let c { print(a + c) } else { print("no") }
if let x = a, x > 0, let y = b, y > x { print("chain", x, y) }
if var x = a { x += 10; print(x, a!) }
if case .some(let x) = b, x == 2 { print("two") }
if case let x? = b { print(x) }
if case 1...3 = 2 { print("in range") }
guard case let (m, n) = (3, 4), m < n else { fatalError() }
print(m, n)
guard c == nil else { fatalError("unreachable") }
func first(_ list: [Int?]) -> Int { for case let x? in list where x > 1 { return x }; return -1 }
print(first([nil, 1, 2]), first([]))
let t = a ?? 0 > 0 && b != nil || c != nil
print(t, !t, a == 1, c == nil, a != b, (a ?? 0) + (c ?? 5))
