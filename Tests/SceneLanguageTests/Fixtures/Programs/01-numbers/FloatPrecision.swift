import Foundation
print(Float(0.1) + Float(0.2), Float(1) / 3, Float(2).squareRoot(), Float.pi)
let f: Float = 0.1
print(f * 3, f + 0.2, -f, f / 7, f.rounded(), abs(-f), max(f, 0.3), min(f, 0.05))
var g = f; g += 0.2; g *= 1.1; print(g)
print(Double(f), Double(f) + 0.2, CGFloat(f), Int(f * 100))
let a: [Float] = [0.1, 0.2, 0.3]
print(a.reduce(0, +), a.map { $0 * 2 }, a.max()!, a)
struct P { var x: Float; var y: Float; var len: Float { (x * x + y * y).squareRoot() } }
print(P(x: 0.1, y: 0.7).len, P(x: 1.1, y: 2.2))
print(sin(f), cos(f), pow(f, 2), exp(f), Float("0.1")!, "\(f)", String(describing: f * 3))
print(type(of: f), type(of: f * 2), f == 0.1, Double(f) == 0.1, f.description)
func avg<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.reduce(0, +) / T(x.count) }
print(avg([Float(0.1), 0.2, 0.4]), avg([0.1, 0.2, 0.4]))
let any: Any = f; print(any is Float, any is Double, any)
print(Float(16777217), Float(1e10), Float.greatestFiniteMagnitude, Float.ulpOfOne, f.ulp, f.nextUp)
print((0..<3).map { Float($0) * 0.1 }, stride(from: Float(0), to: 0.5, by: 0.1).map { $0 })
print(String(format: "%.3f", f), f.formatted(), lerp(0.1, 0.9, 0.3))
func lerp(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
let opt: Float? = 0.7; print(opt! * 3, opt.map { $0 * 3 } as Any, (opt ?? 0) * 3)
let d: [String: Float] = ["a": 0.1]; print(d["a"]! * 3, d.values.reduce(0, +) * 3, d.mapValues { $0 * 3 })
let t: (Float, Double) = (0.1, 0.1); print(t.0 * 3, t.1 * 3, t)
print(Float.random(in: 0..<1) < 1, Float(3).truncatingRemainder(dividingBy: 0.7), Float(5).isZero)
