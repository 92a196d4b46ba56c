class Shape { var name: String { "shape" }; func area() -> Double { 0 }; func info() -> String { "\(name) \(area())" }
  required init() {}
  static func make() -> Self { Self() }
}
class Square: Shape { var side = 2.0 { didSet { print("side", oldValue, side) } }
  override var name: String { "square" }; override func area() -> Double { side * side } }
class Big: Square { override var side: Double { get { super.side * 10 } set { super.side = newValue / 10 } }
  override var name: String { "big " + super.name } }
let shapes: [Shape] = [Shape(), Square(), Big()]
for s in shapes { print(s.info()) }
let b = Big(); b.side = 50; print(b.side, b.area(), Big.make().name, type(of: Square.make()))
class Base { init() { print("Base init"); setup() }; func setup() { print("Base setup") }; subscript(i: Int) -> Int { i } }
class Derived: Base { var v = 1; override init() { v = 2; super.init(); print("Derived init", v) }; override func setup() { print("Derived setup", v); v += 1 }; override subscript(i: Int) -> Int { super[i] * 2 } }
print(Derived().v, Derived()[4])
protocol Named { var name: String { get } }
extension Shape: Named {}
let named: any Named = Big()
print(named.name, (named as? Square)?.side as Any)
class Gen<T> { var items: [T] = []; func add(_ t: T) -> Self { items.append(t); return self } }
class Ints: Gen<Int> { var total: Int { items.reduce(0, +) } }
print(Ints().add(1).add(2).total, Gen<String>().add("a").items)
class Counted: Equatable, Hashable { let id: Int; init(_ i: Int) { id = i }
  static func == (a: Counted, b: Counted) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(Counted(1) == Counted(1), Set([Counted(1), Counted(1), Counted(2)]).count, Counted(1) === Counted(1), [Counted(3)].contains(Counted(3)))
