class Base {
    func show(_ value: Int) { print("Base int", value) }
    func show(_ value: String) { print("Base string", value) }
    func make(with x: Int) -> Int { x }
    func make(with x: Double) -> Double { x }
    init(_ a: Int) { print("init int") }
    init(_ a: String) { print("init string") }
    subscript(i: Int) -> String { "int \(i)" }
    subscript(s: String) -> String { "str \(s)" }
}
class Derived: Base {
    override func show(_ value: Int) { print("Derived int", value); super.show("x") }
    override func make(with x: Double) -> Double { super.make(with: x) * 2 }
    override subscript(s: String) -> String { "derived \(s)" }
    override init(_ a: String) { super.init(a); print("derived string") }
    init() { super.init(3) }
}
class More: Derived {
    override func show(_ value: String) { print("More string", value); super.show(value) }
}
let b: Base = Derived()
b.show(1)
b.show("a")
print(b.make(with: 2), b.make(with: 2.5))
print(b[1], b["k"])
let m: Base = More("q")
m.show(1)
m.show("a")
protocol Drawer { func draw(_ x: Int) -> String; func draw(_ x: String) -> String }
extension Drawer {
    func draw(_ x: Int) -> String { "default int" }
    func draw(_ x: String) -> String { "default string" }
}
struct D1: Drawer { func draw(_ x: String) -> String { "own string" } }
func run(_ d: any Drawer) { print(d.draw(1), d.draw("a")) }
run(D1())
func generic<T: Drawer>(_ d: T) { print(d.draw(1), d.draw("a")) }
generic(D1())
class GBase<T> {
    func put(_ x: T) { print("GBase T") }
    func put(_ x: [T]) { print("GBase [T]") }
}
class GDerived: GBase<Int> {
    override func put(_ x: Int) { print("GDerived Int") }
}
let g: GBase<Int> = GDerived()
g.put(1); g.put([1])
class Shape {
    func scaled(by f: Int) -> String { "Shape int" }
    func scaled(by f: Double) -> String { "Shape double" }
    class func named(_ s: String) -> String { "Shape s" }
    class func named(_ i: Int) -> String { "Shape i" }
}
class Square: Shape {
    override func scaled(by f: Int) -> String { "Square int " + super.scaled(by: 2.0) }
    override class func named(_ i: Int) -> String { "Square i" }
}
let shapes: [Shape] = [Shape(), Square()]
for s in shapes { print(s.scaled(by: 1), s.scaled(by: 1.5), type(of: s).named(1), type(of: s).named("a")) }
let f: (Double) -> String = shapes[1].scaled(by:)
print(f(2))
