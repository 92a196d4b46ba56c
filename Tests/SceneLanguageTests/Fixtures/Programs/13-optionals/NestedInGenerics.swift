struct It<T>: Sequence, IteratorProtocol { var a: [T]; mutating func next() -> T? { a.isEmpty ? nil : a.removeFirst() } }
for x in It(a: [1, nil, 3]) { print(x as Any) }
func first<T>(_ a: [T]) -> T? { a.isEmpty ? nil : a[0] }
let n = first([nil, 1] as [Int?])
print(n as Any, n == nil, n == .some(nil))
func pass<T>(_ t: T) -> T? { t }
let q = pass(nil as Int?)
print(q == nil, q as Any)
var d: [String: Int?] = ["a": nil]
print(d["a"] == nil, d["b"] == nil, d.count)
if let inner = d["a"] { print("has", inner as Any) }
d["a"] = .some(5); d.updateValue(nil, forKey: "z"); print(d.count, d["z"] as Any)
let xs: [Int?] = [nil, 2]
print(xs.first as Any, xs.first! as Any, xs.last!! , xs.map { $0 ?? 0 })
if case let .some(.some(v)) = xs.last { print(v) }
for case let v? in xs { print("v", v) }
print(Optional(Optional(3)) as Any, Optional<Int?>.none as Any, Optional<Int?>(nil) as Any)
let t = (try? Optional<Int>.none) as Any
print(t)
class Box<T> { var v: T?; init(_ v: T?) { self.v = v } }
print(Box<Int?>(.some(nil)).v as Any, Box<Int?>(nil).v as Any)
let e = [1, nil].map { $0 }.first { $0 == nil }
print(e as Any)
let parts = AsyncStream<Int?> { k in k.yield(1); k.yield(nil); k.yield(3); k.finish() }
for await case let x? in parts { print("x", x) }
