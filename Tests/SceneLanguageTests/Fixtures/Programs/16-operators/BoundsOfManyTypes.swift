import Foundation
protocol Rank: Comparable { var n: Int { get } }
extension Rank { static func < (a: Self, b: Self) -> Bool { a.n < b.n }; static func == (a: Self, b: Self) -> Bool { a.n == b.n } }
struct R: Rank { let n: Int }
enum E: Int, Comparable { case a, b, c; static func < (x: E, y: E) -> Bool { x.rawValue < y.rawValue } }
enum F: Comparable { case a, b }
struct G<T: Comparable>: Comparable { let t: T; static func < (x: G, y: G) -> Bool { x.t < y.t } }
struct S { let v: Int }
extension S: Comparable { static func < (x: S, y: S) -> Bool { x.v < y.v } }
struct St: Strideable { var x: Int; func distance(to o: St) -> Int { o.x - x }; func advanced(by n: Int) -> St { St(x: x + n) } }
class C: Comparable { let k: Int; init(_ k: Int) { self.k = k }; static func < (x: C, y: C) -> Bool { x.k < y.k }; static func == (x: C, y: C) -> Bool { x.k == y.k } }
class D: C {}
print((R(n: 1)...R(n: 3)).contains(R(n: 2)), (E.a...E.b).contains(.c), (F.a..<F.b).contains(.a))
print((G(t: 1)...G(t: 2)).contains(G(t: 3)), (S(v: 1)..<S(v: 2)).contains(S(v: 1)), (St(x: 1)..<St(x: 4)).map(\.x))
print((C(1)...C(2)).contains(C(2)), (D(1)...D(2)).lowerBound.k)
func mid<T: Comparable>(_ a: T, _ b: T, _ c: T) -> Bool { (a...b).contains(c) }
print(mid(1, 3, 2), mid("a", "c", "b"), mid(Date(timeIntervalSince1970: 0), Date(), Date(timeIntervalSince1970: 5)))
let text = "hello"; print(text[text.startIndex..<text.index(after: text.startIndex)])
let w: CGFloat = 10, n = 3
let r1: ClosedRange<CGFloat> = 0...w, r2: ClosedRange<Double> = 0...w, r3: Range<Int> = 0..<n, r4: ClosedRange<Float> = 0.5...2
print(r1, r2, r3, r4, ("a"..."f").contains("c"), (0...).prefix(2).map { $0 })
func clamp<T>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }
print(clamp(5, 1...3), clamp(2.5, 1...2), clamp(w, 0...5), clamp(Double(w), 0...5))
let o: Int? = 2; if let o { print((0..<o).count) }
switch w { case 0..<5: print("s"); case 5...: print("l"); default: break }
switch n { case 1...2: print("a"); case 3..<9: print("b"); default: print("c") }
enum Op: Int { case a = -1, b = 0x10, c = 1_000, d }
enum St2: String { case a = "x\ty", b = """
  multi
  """, c }
enum Ch: Character { case a = "é", b = "\u{1F600}" }
enum Fl: Float { case a = 1, b = 2.5e3, c = -0.5 }
print(Op.d.rawValue, St2.c.rawValue, St2.b.rawValue, Ch.b.rawValue, Fl.b.rawValue)
let flag = true
let t1: Double? = flag ? 1 : nil, t2: CGFloat = flag ? 1 : 2.5, t3: Any = flag ? 1 : "a", t4: [Int]? = flag ? nil : [1]
print(t1 as Any, t2, t3, t4 as Any)
let u1: Int = if flag { 1 } else { 2 }, u2: Double = if n > 2 { 1 } else { 2.5 }, u3: String? = if flag { nil } else { "a" }
print(u1, u2, u3 as Any)
func pick(_ n: Int) -> Double { switch n { case 1: 1; case 2: 2.5; default: .pi } }
print(pick(1), pick(3) > 3)
