@dynamicMemberLookup struct J { var v: [String: Any]; subscript(dynamicMember k: String) -> String { v[k].map { "\($0)" } ?? "nil" } ; subscript(i: Int) -> String { "i\(i)" } }
let j = J(v: ["a": 1, "b": "x"]); print(j.a, j.b, j.zz, j[3])
struct Poly { let c: [Int]; func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; func callAsFunction(at x: Int, plus y: Int = 0) -> Int { self(x) + y } }
let p = Poly(c: [1, 2, 3]); print(p(2), p(at: 2), p(at: 1, plus: 5), [1, 2].map(p.callAsFunction(_:)))
@dynamicCallable struct D { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: ",") } }
let d = D(); print(d(1, 2, 3), d(a: 1, b: 2) as String)
struct M { var g = [[1, 2], [3, 4]]; subscript(r: Int, c: Int) -> Int { get { g[r][c] } set { g[r][c] = newValue } }; subscript(row r: Int) -> [Int] { g[r] }; static subscript(n: Int) -> Int { n * n }; subscript<T>(f: (Int) -> T) -> [[T]] { g.map { $0.map(f) } } }
var m = M(); m[0, 1] += 10; print(m[0, 1], m[row: 1], M[5], m[{ "\($0)" }])
let t: Any.Type = Int.self; print(t, type(of: 1), type(of: "a"), type(of: [1]), type(of: (1, "b")), type(of: { (x: Int) in x }), type(of: Optional(1)), type(of: 1...2), String(describing: Int.self), type(of: ["a": [1.5]]))
class A { required init() {}; class func n() -> String { "A" } }; class B: A { override class func n() -> String { "B" } }; let ts: [A.Type] = [A.self, B.self]; for t in ts { print(t.n(), t.init() is B, t == B.self) }; func mk<T: A>(_ t: T.Type) -> T { t.init() }; print(type(of: mk(B.self)))
func info<T>(_ x: T) -> String { "\(T.self)" }; print(info(1), info("a"), info([1]), info(nil as Int?), info((1, 2)), info(1...3))
