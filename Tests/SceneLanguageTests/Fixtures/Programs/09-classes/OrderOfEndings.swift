final class N { let n: String; var kids: [N] = []; init(_ n: String, _ k: N...) { self.n = n; kids = k }; deinit { let x = n; print("-\(x)") } }
func a() { let x = N("x"), y = N("y", N("y1"), N("y2", N("y21"))); var z: N? = N("z"); _ = x; _ = y; z = nil; _ = z; do { let w = N("w"), v = N("v"); _ = w; _ = v }; print("end") }
a()
struct H { let a: N, b: N }; func b() { let h = H(a: N("ha"), b: N("hb")); let arr = [N("1"), N("2")]; _ = h; print(arr.count) }; b()
var list = [N("p"), N("q", N("q1")), N("r")]; list.removeFirst(); print("removed"); list[0] = N("s"); print("set"); list.removeAll(); print("cleared")
var d = ["k": N("k")]; d["k"] = nil; d["m"] = N("m"); d = [:]; print("dict")
class Owner { var item: N? = N("item"); weak var w: N?; unowned let u: N; init(u: N) { self.u = u; w = item }; deinit { print("owner", w?.n ?? "nil") } }
func c() { let u = N("u"); let o = Owner(u: u); print(o.w!.n, o.u.n); o.item = nil; print(o.w as Any) }; c()
func make() -> N { let n = N("made"); defer { print("defer") }; return n }; _ = make(); print("after")
func closure() { let n = N("cap"); let f = { [n] in print(n.n) }; f(); let g = { [weak n] in print(n?.n ?? "gone") }; g() }; closure()
for i in 0..<2 { let n = N("loop\(i)"); if i == 0 { continue }; print(n.n) }
func throwing() throws { let n = N("thr"); _ = n; struct E: Error {}; throw E() }; do { try throwing() } catch { print("caught") }
class Base { let tag: String; init(_ t: String) { tag = t }; deinit { print("~base", tag) } }; class Sub: Base { let n = N("subfield"); deinit { print("~sub") } }; func e() { _ = Sub("s"); let s = Sub("t"); print(s.tag) }; e()
enum Box { case full(N), empty }; var box = Box.full(N("boxed")); box = .empty; print("box"); var t = (N("t1"), N("t2")); t.0 = N("t3"); print("tuple")
