enum Shape { case circle(radius: Double), rect(width: Double, height: Double), unit, named(String, sides: Int = 3)
  var area: Double { switch self { case .circle(let r): 3 * r * r; case let .rect(w, h): w * h; case .unit: 1; case .named(_, let sides): Double(sides) } }
  var isRound: Bool { if case .circle = self { return true }; return false }
}
let shapes: [Shape] = [.circle(radius: 2), .rect(width: 2, height: 3), .unit, .named("tri"), .named("sq", sides: 4)]
print(shapes.map(\.area), shapes.map(\.isRound), shapes[1], shapes[3], shapes[2])
for case .rect(let w, height: let h) in shapes { print(w, h) }
for case let .named(name, sides) in shapes where sides > 3 { print(name, sides) }
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
func eval(_ e: Expr) -> Int { switch e { case .num(let n): n; case .add(let a, let b): eval(a) + eval(b); case let .mul(a, b): eval(a) * eval(b); case .neg(let e): -eval(e) } }
let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4))))
print(eval(e), e)
func simplify(_ e: Expr) -> Expr { switch e { case .mul(.num(1), let x), .mul(let x, .num(1)): simplify(x); case .mul(.num(0), _): .num(0); case .add(.num(0), let x): simplify(x); default: e } }
print(simplify(.mul(.num(1), .add(.num(0), .num(7)))))
enum Tree<T> { case leaf; indirect case node(Tree<T>, T, Tree<T>)
  func inorder() -> [T] { switch self { case .leaf: []; case let .node(l, v, r): l.inorder() + [v] + r.inorder() } }
}
extension Tree where T: Comparable { func inserting(_ x: T) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r): x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } } }
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }.inorder())
enum State: Equatable { case idle, loading(Double), done(Result: String) }
var s = State.loading(0.5)
print(s == .loading(0.5), s == .idle, s)
if case .loading(let p) = s, p < 1 { s = .done(Result: "ok") }
print(s, s == .done(Result: "ok"), [State.idle, s].firstIndex(of: .idle)!)
let make = Shape.circle
print(make(1).area, [1.0, 2].map(Shape.circle(radius:)).map(\.area), Optional<Shape>.some(.unit).map { $0.area }!)

// A constant may be called as the case of which it is a value.
enum Preset {
  enum Size { case regular, compact }
  case button(_ size: Size = .regular)
  case list(rows: Int, height: Double = 20)
  static let button: Self = .button()
  static let list = Preset.list(rows: 3)
  var text: String {
    switch self {
    case .button(let size): "button \(size)"
    case .list(let rows, let height): "list \(rows) \(height)"
    }
  }
}
let presets: [Preset] = [.button, .button(), .button(.compact), .list, .list(rows: 1, height: 2)]
print(presets.map(\.text))
print(Preset.button.text, Preset.list.text)
