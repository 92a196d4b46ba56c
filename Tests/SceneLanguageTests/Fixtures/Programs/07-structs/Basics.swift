struct Size { var width = 0.0, height: Double = 1; var area: Double { width * height } }
struct Rect {
  var x: Int, y = 5
  let name: String
  var size = Size()
  static let zero = Rect(x: 0, name: "zero")
  static var count = 0
  var corner: (Int, Int) { get { (x, y) } set { x = newValue.0; y = newValue.1 } }
  mutating func move(by d: Int) { x += d; self.y += d }
  mutating func reset() { self = Rect(x: -1, name: name) }
  func moved(_ d: Int) -> Rect { var copy = self; copy.move(by: d); return copy }
}
var r = Rect(x: 1, name: "r")
let q = r.moved(10)
r.move(by: 2); r.size.width = 3; r.corner = (7, 8)
print(r, q, r.size.area, Rect.zero.name)
r.corner.0 += 1; r.corner.1 *= 2
print(r.corner, r.x, r.y)
Rect.count += 2; r.reset()
print(Rect.count, r, Rect(x: 1, y: 2, name: "n", size: Size(width: 2)).size.area)
print(Size(height: 3), Size(), Size(width: 1, height: 2).area)
struct Temp {
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit f: Double) { self.init(celsius: (f - 32) / 1.8) }
  init?(_ text: String) { guard let v = Double(text) else { return nil }; celsius = v }
}
print(Temp(fahrenheit: 212).celsius, Temp("x") as Any, Temp("5")!.celsius, Temp(celsius: 1))
struct Pt: Equatable { var x: Int; var y: Int; static func + (a: Pt, b: Pt) -> Pt { Pt(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (p: Pt) -> Pt { .init(x: -p.x, y: -p.y) }; static func += (a: inout Pt, b: Pt) { a = a + b } }
var p = Pt(x: 1, y: 2) + .init(x: 3, y: 4)
p += Pt(x: 1, y: 1)
print(p, -p, p == Pt(x: 5, y: 7), p != -p)
