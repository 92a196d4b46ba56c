struct Rect { var x = 0.0, y = 0.0, w = 0.0, h = 0.0
  var center: (x: Double, y: Double) { get { (x + w / 2, y + h / 2) } set { x = newValue.x - w / 2; y = newValue.y - h / 2 } }
  var area: Double { w * h }
  var isSquare: Bool { return w == h }
  static var unit: Rect { Rect(w: 1, h: 1) } }
var r = Rect(w: 10, h: 4)
print(r.center)
r.center = (50, 50)
print(r.x, r.y, r.area, r.isSquare, Rect.unit.isSquare)
r.center.x += 5
print(r.center, r)
struct Clock { private var seconds = 0
  var minutes: Int { get { seconds / 60 } set { seconds = newValue * 60 } }
  subscript(unit: String) -> Int { switch unit { case "s": seconds; case "m": minutes; default: -1 } } }
var c = Clock(); c.minutes = 3; print(c["s"], c["m"], c["x"])
var base = 3
var doubled: Int { get { base * 2 } set { base = newValue / 2 } }
doubled = 20
print(base, doubled)
doubled += 2
print(base)
extension Int { var isEven: Bool { self % 2 == 0 }; var squared: Int { self * self }; static var answer: Int { 42 } }
print(4.isEven, 5.squared, Int.answer, (-3).squared)
