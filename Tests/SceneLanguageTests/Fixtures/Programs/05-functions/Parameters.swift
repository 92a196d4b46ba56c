func greet(_ name: String, from place: String = "here", times: Int = 1, loud: Bool = false) -> String {
  let text = String(repeating: "Hi \(name) from \(place). ", count: times)
  return loud ? text.uppercased() : text
}
print(greet("Bo"), greet("Bo", times: 2), greet("Bo", from: "Rome", loud: true))
func sum(_ numbers: Int..., plus extra: Int = 0) -> Int { numbers.reduce(extra, +) }
print(sum(), sum(1), sum(1, 2, 3), sum(1, 2, plus: 10))
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var x = 1, y = 2
swapTwo(&x, &y)
var list = [1, 2, 3]
swapTwo(&list[0], &x)
swap(&x, &y)
print(x, y, list)
func move(point: (x: Int, y: Int), by delta: (Int, Int)) -> (x: Int, y: Int) { (point.x + delta.0, point.y + delta.1) }
let p = move(point: (1, 2), by: (3, 4))
print(p, p.x, p.y)
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; return a.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
print(minMax([3, 1, 4])!, minMax([]) as Any, minMax([2])?.max ?? 0)
func nothing() {}
print(nothing(), type(of: nothing()))
@discardableResult func log(_ s: String) -> Int { print("log", s); return s.count }
log("abc"); _ = log("d")
func scaled(_ v: Double, by k: Double = 2 * 1.5) -> Double { v * k }
print(scaled(2), scaled(2, by: 10))
func join(_ parts: Any..., separator: String = " ") -> String { parts.map { "\($0)" }.joined(separator: separator) }
print(join(1, "a", 2.5, separator: "/"), join())
func add(a: Int, _ b: Int, c d: Int) -> Int { a + b + d }
print(add(a: 1, 2, c: 3))
