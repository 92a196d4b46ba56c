func f(_ x: Int) -> String { "Int \(x)" }
func f(_ x: Double) -> String { "Double \(x)" }
func f(_ x: String) -> String { "String \(x)" }
func f(_ x: [Int]) -> String { "array \(x)" }
func f(x: Int) -> String { "labelled \(x)" }
func f(_ x: Int, _ y: Int) -> String { "two" }
func f<T>(_ x: T) -> String { "generic \(x)" }
print(f(1), f(1.5), f("s"), f([1]), f(x: 2), f(1, 2), f(true), f(nil as Int?))
func g() -> Int { 1 }
func g() -> String { "one" }
let i: Int = g(), s: String = g()
print(i, s, g() as Int + 1)
struct V { var a: Int
  func make(_ n: Int) -> Int { n }
  func make(_ n: Double) -> Double { n }
  func at(row: Int) -> String { "row" }
  func at(column: Int) -> String { "column" }
  static func of(_ x: Int) -> V { V(a: x) }
  static func of(_ x: String) -> V { V(a: x.count) }
}
let v = V.of("four")
print(v.a, V.of(9).a, v.make(1), v.make(1.0), v.at(row: 1), v.at(column: 1))
func h(_ x: Int?) -> String { "optional" }
func h(_ x: Int) -> String { "plain" }
print(h(1), h(Int("1")))
func k(_ body: () -> Int) -> String { "Int \(body())" }
func k(_ body: () -> String) -> String { "String \(body())" }
print(k { 1 }, k { "x" })
func m(_ a: Int, b: Int = 1) -> String { "default" }
func m(_ a: Int) -> String { "exact" }
print(m(1), m(1, b: 2))
func any(_ x: Any) -> String { "any" }
func any(_ x: Int) -> String { "int" }
print(any("s"), any(1))
