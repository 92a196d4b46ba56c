struct M: Hashable { var d: [String: Int]; var n: Int }
let a = M(d: ["a": 1, "b": 2, "c": 3, "d": 4], n: 1), b = M(d: ["d": 4, "c": 3, "b": 2, "a": 1], n: 1)
print(a == b, a.hashValue == b.hashValue, Set([a, b]).count)
let s: Set<[String: Int]> = [["a": 1, "b": 2], ["b": 2, "a": 1], ["a": 2]]
print(s.count, s.contains(["b": 2, "a": 1]))
let x: Set<Set<Int>> = [[1,2,3], [3,2,1], [1]]
print(x.count, x.contains([2, 1, 3]))
var dict: [[String: Set<Int>]: String] = [:]
dict[["a": [1, 2, 3], "b": [4]]] = "q"
print(dict[["b": [4], "a": [3, 1, 2]]] ?? "none")
enum E: Hashable { case a([Int: String]), b }
print(Set([E.a([1: "x", 2: "y"]), .a([2: "y", 1: "x"]), .b]).count)
print(E.a([1: "x", 2: "y"]).hashValue == E.a([2: "y", 1: "x"]).hashValue)
var h1 = Hasher(), h2 = Hasher()
h1.combine([1: 2, 3: 4]); h2.combine([3: 4, 1: 2])
print(h1.finalize() == h2.finalize())
class C: Hashable { let d: [String: Int]; init(_ d: [String: Int]) { self.d = d }
 static func == (l: C, r: C) -> Bool { l.d == r.d }
 func hash(into h: inout Hasher) { h.combine(d) } }
print(Set([C(["a": 1, "b": 2]), C(["b": 2, "a": 1])]).count)
print(["a": 1, "b": 2].hashValue == ["b": 2, "a": 1].hashValue, (1.0).hashValue == (1.0).hashValue, (0.0).hashValue == (-0.0).hashValue, "é".hashValue == "e\u{301}".hashValue)
let ah: [AnyHashable] = [1, "a", 1.0, [1: 2]]
print(AnyHashable(1) == AnyHashable(1.0))
