func kind(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10 where n % 2 == 0: return "even"
  case 4..<10: return "odd"
  case let x where x > 1000: return "huge \(x)"
  default: return "many"
  }
}
print([-5, 0, 2, 4, 5, 50, 5000].map(kind))
func place(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, let y): "y \(y)"
  case let (x, y) where x == y: "diagonal"
  case (-2...2, -2...2): "near"
  case (let x, _): "far \(x)"
  }
}
print(place((0, 0)), place((3, 0)), place((0, 4)), place((5, 5)), place((1, 2)), place((9, 1)))
switch "b" { case "a": print("a"); case "b": print("b"); fallthrough; case "c": print("c"); default: print("d") }
let v: Any = 3.5
switch v { case is Int: print("Int"); case let d as Double: print("Double", d); default: print("?") }
let o: Int? = 5
switch o { case .none: print("none"); case .some(let x) where x > 3: print("big", x); case let x?: print(x) }
switch (o, true) { case (nil, _): print("nil"); case (5?, true): print("five"); default: break }
loop: while true { switch o { case nil: break; default: break loop } }
let name = switch kind(0) { case "zero": "Z"; default: "X" }
print(name)
let label = if o == nil { "none" } else if o! > 3 { "big" } else { "small" }
print(label)
switch true { case 1 > 2: print("no"); case 2 > 1: print("yes"); default: print("?") }
