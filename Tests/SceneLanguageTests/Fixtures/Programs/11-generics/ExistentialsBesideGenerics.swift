protocol Shape2 { associatedtype Unit; func take(_ t: Unit); func give() -> Unit; func each(_ f: (Unit) -> Void); func same(_ o: Self) -> Bool; var n: Int { get } }
extension Shape2 { func ext() -> Int { n * 2 }; func open(_ u: Unit) { take(u) } }
struct A: Shape2 { func take(_ t: Int) { print("A", t) }; func give() -> Int { 4 }; func each(_ f: (Int) -> Void) { f(9) }; func same(_ o: A) -> Bool { true }; var n = 3 }
func make() -> some Shape2 { A() }
func useAny(_ s: any Shape2) { print(s.ext(), s.give(), s.n); s.each { print($0) }; openIt(s) }
func openIt<S: Shape2>(_ s: S) { s.take(s.give()); print(s.same(s)) }
func someIt(_ s: some Shape2) { s.take(s.give()); s.open(s.give()) }
let m = make(); m.take(m.give()); print(m.same(m))
useAny(A()); someIt(A())
protocol Box<T> { associatedtype T; func put(_ t: T) }
struct IB: Box { func put(_ t: Int) { print("put", t) } }
let b: any Box<Int> = IB(); b.put(5)
let bs: [any Box<Int>] = [IB(), IB()]
for x in bs { x.put(1) }
func mid<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> T { (a + b) / 2 + 0.5 * a }
func tri<T: Numeric>(_ a: T) -> T { a * 3 + 1 - a }
func half<T: BinaryInteger>(_ a: T) -> T { a / 2 % 3 }
func sum<T: AdditiveArithmetic>(_ a: [T]) -> T { a.reduce(.zero, +) }
print(mid(1.0, 2.0), tri(4), tri(1.5), half(9), sum([1, 2]))
func lerp<V: FloatingPoint>(_ a: V, _ b: V) -> V { a + (b - a) / 2 }
print(lerp(1.0, 4.0))
