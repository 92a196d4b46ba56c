// packs
func describe<each T>(_ v: repeat each T) -> String {
  var out: [String] = []
  for x in repeat each v { out.append("\(x)") }
  return out.joined(separator: ", ")
}
print(describe(1, "a", true))
func pairUp<each A, each B>(_ a: (repeat each A), _ b: (repeat each B)) -> (repeat (each A, each B)) {
  (repeat (each a, each b))
}
print(pairUp((1, "x"), (true, 2.5)))
struct Group<each S> {
  let items: (repeat each S)
  init(_ items: repeat each S) { self.items = (repeat each items) }
  func show() { repeat print(each items) }
}
Group(1, "two", [3]).show()
func allEqual<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
  for (a, b) in repeat (each l, each r) {
    guard a == b else { return false }
  }
  return true
}
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))
func count<each T>(_ item: repeat each T) -> Int { var n = 0; for _ in repeat each item { n += 1 }; return n }
print(count(), count(1), count(1, 2, 3))
func types<each T>(_ t: repeat (each T).Type) { repeat print(each t) }
types(Int.self, String.self)
func zipAll<each S: Sequence>(_ s: repeat each S) -> [String] { var r: [String] = []; for x in repeat each s { r.append("\(Array(x))") }; return r }
print(zipAll([1,2], "ab"))
func apply<each T, each R>(_ f: repeat (each T) -> each R, to v: repeat each T) -> (repeat each R) { (repeat (each f)(each v)) }
print(apply({ (x: Int) in x + 1 }, { (s: String) in s.count }, to: 1, "abc"))
protocol Shape { func area() -> Double }
struct Sq: Shape { var s: Double; func area() -> Double { s * s } }
struct Ci: Shape { var r: Double; func area() -> Double { 3 * r * r } }
func total<each S: Shape>(_ s: repeat each S) -> Double { var t = 0.0; for x in repeat each s { t += x.area() }; return t }
print(total(Sq(s: 2), Ci(r: 1)))
