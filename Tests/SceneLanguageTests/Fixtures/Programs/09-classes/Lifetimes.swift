class Vehicle: CustomStringConvertible { var speed = 0.0; var description: String { "traveling at \(speed)" }; func noise() -> String { "..." } ; final func id() -> Int { 1 } ; deinit { print("deinit", noise()) } }
class Car: Vehicle { var gear = 1; override var description: String { super.description + " in gear \(gear)" }; override func noise() -> String { "vroom" } }
class Auto: Car { override var speed: Double { didSet { gear = Int(speed / 10) + 1 } } }
do { let a = Auto(); a.speed = 35; print(a) ; let v: Vehicle = a; print(v.noise(), v is Car, (v as? Auto)?.gear ?? 0, v as? Car === a) }
var x: Car? = Car(); weak var wx = x; print(wx != nil); x = nil; print(wx == nil)
class Person { let name: String; unowned let boss: Person?; var apt: Apt?; init(_ n: String, boss: Person? = nil) { name = n; self.boss = boss }; deinit { print("\(name) gone") } }
class Apt { let unit: Int; weak var tenant: Person?; init(unit: Int) { self.unit = unit }; deinit { print("apt \(unit) gone") } }
do { var p: Person? = Person("John"); var a: Apt? = Apt(unit: 4); p!.apt = a; a!.tenant = p; a = nil; print("a nil"); p = nil; print("p nil") }
let a = Car(), b = Car(), c = a
print(a === b, a === c, a !== b, ObjectIdentifier(a) == ObjectIdentifier(c))
class Shape { func area() -> Double { fatalError("abstract") } ; static func == (l: Shape, r: Shape) -> Bool { l.area() == r.area() } }
class Sq: Shape { let s: Double; init(_ s: Double) { self.s = s }; override func area() -> Double { s * s } }
print(Sq(2) == Sq(2), [Sq(1), Sq(3)].map { $0.area() })
class Counter { private static var n = 0; let id: Int; init() { Counter.n += 1; id = Counter.n } }
print(Counter().id, Counter().id)
class Chain { var v: [String] = []; @discardableResult func add(_ s: String) -> Self { v.append(s); return self } }
print(Chain().add("a").add("b").v)
func changes(_ c: Car) { c.gear = 9 }
changes(a); print(c.gear, b.gear)
var arr = [a, b]; arr[1].gear = 4; print(b.gear)
print("end")
