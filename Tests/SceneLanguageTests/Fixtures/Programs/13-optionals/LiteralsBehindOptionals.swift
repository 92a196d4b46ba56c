let x: Double? = nil
let y: Double? = 3
let n: Int? = nil
print(x ?? -1, y ?? 0, n ?? 5)
let z = x ?? 2; print(z, type(of: z))
print("\(x ?? 1)", [x ?? 1, 2], (x ?? 1) * 3, (x ?? 4) / 8)
func f(_ d: Double) { print(d) }
f(x ?? 7)
func g<T>(_ t: T) { print(t, type(of: t)) }
g(x ?? 7); g(n ?? 7); g(x ?? Double(n ?? 2))
let dict = ["a": 1.5]
print(dict["b"] ?? 0, dict["a", default: 0], dict["c", default: 2], (dict["b"] ?? 1) + 1)
var total = 0.0; total += x ?? 1; print(total)
let m = [x, y].map { $0 ?? 0 }; print(m)
print([x, y].compactMap { $0 }.first ?? 9, [Double]().max() ?? 0, [Double]().first ?? -3)
let c = x.map { $0 * 2 } ?? 1; print(c)
print(x == nil ? 1 : 2.5, true ? 1 : 2.5)
let o: Double? = x ?? y; print(o as Any)
let any: Any = x ?? 1; print(any)
let w: Float? = nil; print(w ?? 1, (w ?? 1) / 3)
struct S { var v: Double?; var r: Double { v ?? 3 }; func h() -> Double { v ?? 0 } }
print(S(v: nil).r, S().h(), S().v ?? 5, S(v: x ?? 5))
let s: S? = nil; print(s?.v ?? 8, s?.r ?? 4)
let e = [x ?? 1, y ?? 2].reduce(0, +); print(e)
switch x ?? 5 { case 5: print("five"); default: print("no") }
let t = (x ?? 1, n ?? 1); print(t)
print(max(x ?? 1, 2), min(1, x ?? 3), abs(x ?? -4), Int(x ?? 3), -(x ?? 3))
let cl: () -> Double = { x ?? 6 }; print(cl())
let u = x ?? (y ?? 1); print(u, x ?? y ?? 1, x ?? nil ?? 1)
let ch: Character? = nil; print(ch ?? "a", type(of: ch ?? "a"))
let st: Set<Int>? = nil; print(st ?? [1], type(of: st ?? []))
let i8: UInt8? = nil; print((i8 ?? 200) &+ 100, type(of: i8 ?? 1))
print(Optional<Double>.none ?? 1, Double("x") ?? 0, Double("2") ?? 0)
let q = if let x { x } else { 1.0 }; print(q)
let v = [x ?? 1: "k"]; print(v)
