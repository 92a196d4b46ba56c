func make<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { 7 }
print(make(Int.self), make(Double.self), make(Float.self), make(UInt8.self))
func half<T: FloatingPoint>(_ x: T) -> T { x / 2 }
print(half(3.0), half(Float(5)))
func zero<T: Numeric>() -> T { 0 }
let z: Double = zero(); print(z, zero() as Int)
func inc<T: Numeric>(_ x: T) -> T { x + 1 }
print(inc(1), inc(1.5))
func name<T: ExpressibleByStringLiteral>(_: T.Type) -> T { "abc" }
print(name(String.self))
struct Name: ExpressibleByStringLiteral, CustomStringConvertible { let s: String; init(stringLiteral v: String) { s = v }; var description: String { "N(\(s))" } }
print(name(Name.self))
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible { let v: Double; init(integerLiteral n: Int) { v = Double(n) }; init(floatLiteral n: Double) { v = n }; var description: String { "\(v)m" } }
print(make(Meters.self))
let m: Meters = 5; let m2: Meters = 2.5; print(m, m2)
struct Acc<T: Numeric> { var total: T = 0; mutating func add(_ x: T) { total += x }; var doubled: T { total * 2 } }
var a = Acc<Double>(); print(a.total); a.add(3); print(a.total, a.doubled)
var b = Acc<Int>(); b.add(3); print(b.doubled)
func frac<T: BinaryFloatingPoint>(_ x: T) -> T { x * 0.5 }
print(frac(3.0), frac(Float(3)), frac(CGFloatLike.v))
enum CGFloatLike { static let v: Double = 9 }
extension Array where Element: Numeric { func total() -> Element { var t: Element = 0; for x in self { t += x }; return t }; func prod() -> Element { reduce(1, *) } }
print([1, 2].total(), [1.5, 2].total(), [Double]().total(), [Double]().prod(), [Int]().prod())
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
print([1.0, 2].sum(), (1...4).sum(), [Double]().sum(), Set<Int>().sum())
func power<T: Numeric>(_ b: T, _ e: Int) -> T { e == 0 ? 1 : b * power(b, e - 1) }
print(power(2, 10), power(1.5, 2), power(2.0, 0))
func clamp<T: Comparable>(_ x: T, _ lo: T, _ hi: T) -> T { min(max(x, lo), hi) }
print(clamp(5, 0, 3), clamp(2.5, 0, 1), clamp("m", "a", "f"))
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
print(lerp(0, 10, 0.25), lerp(Float(1), 2, 0.5))
