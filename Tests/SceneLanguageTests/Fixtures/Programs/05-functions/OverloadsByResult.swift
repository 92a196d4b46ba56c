// Overloads that only their results tell apart, as operands.
func f() -> Int { 1 }
func f() -> String { "s" }
print(f() + "x")
print("x" + f())
print(f() + 1)
let n: Int = f() * 2
print(n)
struct S {
  func v() -> Int { 3 }
  func v() -> String { "v" }
  static func make() -> Double { 0.5 }
  static func make() -> [Int] { [1] }
  subscript(i: Int) -> Int { i }
  subscript(i: Int) -> String { "#\(i)" }
}
print(S().v() + "y", S().v() + 4)
print(S.make() + [2], S.make() * 2.0)
if f() == "s" { print("eq") }
let t: String = f() + f()
print(t, S()[1] + "z", S()[2] + 3)
func g<T: Numeric>(_ x: T) -> T { x * 2 }
func g(_ x: Int) -> String { "int \(x)" }
let a: String = g(2)
let b: Int = g(2)
print(a, b, g(2) + "!", g(1.5) + 1)
func h(_ s: String) -> String { s }
print(h(f()), h(f() + f()), [f(), "b"] as [String])
let total = f() as Int + 4
print(total)
let c: String? = f()
print(c ?? "-")
print(f() == 1 ? f() + "yes" : "no")
