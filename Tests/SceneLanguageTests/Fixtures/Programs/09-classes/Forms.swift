// Class features
class Vehicle { let wheels: Int; var speed = 0.0 { willSet { print("will \(newValue)") } didSet { print("did \(oldValue)->\(speed)") } }
  class var kind: String { "vehicle" }; static var count = 0; lazy var id: String = { print("lazy"); return "V\(wheels)" }()
  init(wheels: Int) { self.wheels = wheels; Vehicle.count += 1 }; convenience init() { self.init(wheels: 4) }
  func describe() -> String { "\(Self.kind) with \(wheels)" }; deinit { print("bye \(wheels)") }
  subscript(i: Int) -> Int { i * wheels }; static subscript(s: String) -> String { "static \(s)" } }
class Bike: Vehicle { var bell: String; override class var kind: String { "bike" }
  init(bell: String = "ring") { self.bell = bell; super.init(wheels: 2); speed = 5 }
  override func describe() -> String { super.describe() + " and \(bell)" }; override var speed: Double { didSet { print("bike speed") } }
  override subscript(i: Int) -> Int { super[i] + 1 } }
final class Tandem: Bike { required override init(bell: String) { super.init(bell: bell) } }
do { let v = Vehicle(); v.speed = 3; print(v.id, v.id, v.describe(), v[3], Vehicle["x"]); let b = Bike(); b.speed += 1; print(b.describe(), b[3], (b as Vehicle).describe(), b is Vehicle, type(of: b).kind) }
print(Vehicle.count)
class Node { weak var parent: Node?; var kids: [Node] = []; let n: String; init(_ n: String) { self.n = n }; func add(_ k: Node) -> Self { kids.append(k); k.parent = self; return self }; deinit { print("free", n) } }
var root: Node? = Node("root").add(Node("a")).add(Node("b")); print(root!.kids.map(\.n), root!.kids[0].parent!.n); let kid = root!.kids[1]; root = nil; print(kid.parent as Any? == nil, kid.n)
class Handler { var cb: (() -> Void)?; var name = "h"; func setup() { cb = { [weak self] in print("cb", self?.name ?? "gone") } }; func setup2() { cb = { [unowned self, n = name] in print(self.name, n) } }; deinit { print("handler gone") } }
var h: Handler? = Handler(); h!.setup(); let cb = h!.cb!; cb(); h = nil; cb(); h = Handler(); h!.setup2(); h!.name = "new"; h!.cb!(); h = nil
class A { init() { setup() }; func setup() { print("A.setup") } }; class B: A { var x = 5; override func setup() { print("B.setup \(x)") } }; _ = B()
class S { static let shared = S(); private init() { print("made") }; var v = 1 }; print("before"); S.shared.v += 1; print(S.shared.v, S.shared === S.shared)
class Animal { func speak() -> String { fatalError("abstract") } ; func twice() -> String { speak() + speak() } }; class Dog: Animal { override func speak() -> String { "Woof" } }; let a: Animal = Dog(); print(a.twice(), a is Dog, (a as? Dog)?.speak() ?? "", a as AnyObject === a)
class Fail { let v: Int; init?(_ s: String) { guard let i = Int(s) else { return nil }; v = i } ; init(throwing i: Int) throws { if i < 0 { throw Err.neg }; v = i } }; enum Err: Error { case neg }; print(Fail("3")?.v as Any, Fail("x")?.v as Any, (try? Fail(throwing: -1))?.v as Any)
class Counter { private(set) var n = 0; func inc() -> Counter { n += 1; return self }; static func += (c: Counter, k: Int) { c.n += k } }; let c = Counter().inc().inc(); c += 5; print(c.n)
class Eq: Equatable, Hashable, Comparable { let k: Int; init(_ k: Int) { self.k = k }; static func == (a: Eq, b: Eq) -> Bool { a.k == b.k }; func hash(into h: inout Hasher) { h.combine(k) }; static func < (a: Eq, b: Eq) -> Bool { a.k < b.k } }; print(Eq(1) == Eq(1), Eq(1) === Eq(1), Set([Eq(1), Eq(1), Eq(2)]).count, [Eq(3), Eq(2)].min()!.k, ObjectIdentifier(c) == ObjectIdentifier(c))
class G<T> { var v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> G<U> { G<U>(f(v)) } }; class IG: G<Int> { func dbl() -> Int { v * 2 } }; print(IG(4).dbl(), G("a").map { $0.count }.v, type(of: G(1).map { "\($0)" }), IG(3) is G<Int>)
protocol Pr: AnyObject { var d: String { get } }; class Im: Pr { var d = "im" }; weak var w: (any Pr)?; do { let i = Im(); w = i; print(w?.d ?? "nil") }; print(w?.d ?? "nil")
struct Wrap { var ref = Im(); var val = 1 }; var w1 = Wrap(); var w2 = w1; w2.ref.d = "changed"; w2.val = 9; print(w1.ref.d, w1.val); if !isKnownUniquelyReferenced(&w1.ref) { w1.ref = Im(); w1.ref.d = "own" }; print(w1.ref.d, w2.ref.d)
class Obs { var items: [Int] = [] { didSet { print("items", oldValue.count, items.count) } } ; var p = (1, 2) { didSet { print("p") } } }; let ob = Obs(); ob.items.append(1); ob.items[0] = 5; ob.items.removeAll(); ob.p.0 = 9
