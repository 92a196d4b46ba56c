struct Box<T> { var v: T; func both() -> [T] { [v, v] } }
let b = Box<Float>(v: 0.1)
print(b.v, Double(b.v), b.both().map { Double($0) })
var c = Box(v: Float(1) / 3)
c.v = 0.2
print(Double(c.v))
struct Pair<A, B> { var a: A; var b: B; init(_ a: A, _ b: B) { self.a = a; self.b = b } }
let p = Pair<Float, Double>(0.1, 0.1)
print(Double(p.a), p.b)
struct Vec<S: BinaryFloatingPoint> { var x: S; var y: S
  var length: S { (x * x + y * y).squareRoot() }
  func scaled(_ s: S) -> Vec { Vec(x: x * s, y: y * s) }
  static func + (l: Vec, r: Vec) -> Vec { Vec(x: l.x + r.x, y: l.y + r.y) }
}
let v = Vec<Float>(x: 0.1, y: 0.2)
print(v.length, Double(v.length), Double(v.scaled(0.7).x), Double((v + v).y))
let vd = Vec(x: 0.1, y: 0.2)
print(vd.length)
func total<S: FloatingPoint>(_ xs: [S]) -> S { xs.reduce(0, +) }
print(total([0.1, 0.2, 0.3] as [Float]), total([0.1, 0.2, 0.3]))
print(Double(total([0.1, 0.2, 0.3] as [Float])))
func half<S: BinaryFloatingPoint>(_ x: S) -> S { x / 3 }
let h: Float = half(1)
print(h, Double(h))
func conv<S: BinaryFloatingPoint>(_ x: S) -> Double { Double(x) }
print(conv(Float(0.1)), conv(0.1))
func make<S: BinaryFloatingPoint>(_ x: Int) -> S { S(x) / 7 }
let mf: Float = make(1); print(mf, Double(mf))
let md: Double = make(1); print(md)
var arr: [Float] = [0.1]; arr.append(0.2); arr[0] += 0.3
print(arr.map(Double.init))
var dict: [String: Float] = ["a": 0.1]; dict["b"] = 0.7; dict["a", default: 0] += 0.2
print(dict["a"].map { Double($0) } as Any, Double(dict["b"]!))
let o: Float? = 0.1; print(Double(o ?? 0.3), Double(o!))
let n: Float? = nil; print(Double(n ?? 0.3))
enum E { case f(Float) }
if case .f(let x) = E.f(0.1) { print(Double(x)) }
let t: (Float, Int) = (0.1, 2); print(Double(t.0))
func ff(_ x: Float = 0.1, _ y: Float...) -> Double { Double(x) + Double(y.reduce(0, +)) }
print(ff(), ff(0.2, 0.3, 0.4))
let cl: (Float) -> Float = { $0 * 0.1 }; print(Double(cl(0.3)))
print(Float.random(in: 0..<0.0001) < 1, Float.pi, Double(Float.pi), Float(0.1) == 0.1, Double(Float(0.1)) == 0.1)
print(min(Float(0.1), 0.2), Double(max(Float(0.1), 0.2)))
print(stride(from: Float(0), to: 0.5, by: 0.1).map { Double($0) })
print(Float(1e10), Float(16777217), Int(Float(16777217)), Float.greatestFiniteMagnitude, Float("0.1")!, Double(Float("0.1")!))
