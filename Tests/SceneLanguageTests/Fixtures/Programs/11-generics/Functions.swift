func pick<T>(_ a: T, _ b: T, first: Bool) -> T { first ? a : b }
print(pick(1, 2, first: true), pick("a", "b", first: false), pick([1], [2], first: true), pick(1, 2.5, first: true) as Double)
func largest<T: Comparable>(_ list: [T]) -> T? { guard var m = list.first else { return nil }; for x in list where x > m { m = x }; return m }
print(largest([3, 9, 2])!, largest(["x", "yy", "b"])!, largest([Double]()) as Any)
func mapValues<K: Hashable, V, W>(_ d: [K: V], _ f: (V) throws -> W) rethrows -> [K: W] { var r: [K: W] = [:]; for (k, v) in d { r[k] = try f(v) }; return r }
print(mapValues(["a": 1]) { "\($0)!" })
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map { f($0, $1) } }
print(zipWith([1, 2], [3, 4], +), zipWith(["a"], [2]) { String(repeating: $0, count: $1) })
func count<S: Sequence>(_ s: S, where p: (S.Element) -> Bool) -> Int { var n = 0; for x in s where p(x) { n += 1 }; return n }
print(count([1, 2, 3]) { $0 > 1 }, count("hello") { $0 == "l" }, count(1...10) { $0 % 2 == 0 }, count(["a": 1]) { $0.value == 1 })
func identity<T>(_ x: T) -> T { x }
print(identity(5), identity("s"), identity((1, 2)), identity(nil as Int?) as Any, identity { 3 }())
func make<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { 7 }
print(make(Int.self), make(Double.self))
func sum<T: Numeric>(_ xs: T...) -> T { xs.reduce(0, +) }
print(sum(1, 2, 3), sum(1.5, 2), sum() as Int)
func average<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.reduce(0, +) / T(xs.count) }
print(average([1.0, 2, 4]), average([1 as Float, 2]))
func toInt<T: BinaryInteger>(_ x: T) -> Int { Int(x) * 2 }
print(toInt(UInt8(200)), toInt(5))
func first<C: Collection>(_ c: C, or d: C.Element) -> C.Element { c.isEmpty ? d : c[c.startIndex] }
print(first([1, 2], or: 0), first("", or: "z"), first([] as [Int], or: 9))
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
let m = memo { (n: Int) -> Int in print("compute", n); return n * n }
print(m(4), m(4))
