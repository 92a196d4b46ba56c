class A { var n: Int; required init() { n = 1; print("A.init", type(of: self)) }
  func copy() -> Self { let c = type(of: self).init(); c.n = n; return c }
  func me() -> Self { self } }
class B: A { var extra = { print("extra"); return 3 }()
  required init() { print("B before"); super.init(); print("B after") }
  override func copy() -> Self { let c = super.copy(); c.extra = extra + 1; return c }
  override func me() -> Self { super.me() } }
let b = B(); b.extra = 7
print(b.copy().extra, b.me().extra, type(of: b.copy()))
class Base { let tag: String = { print("base prop"); return "t" }(); init() { print("base init") } }
class Derived: Base { let own: String = { print("derived prop"); return "o" }(); let k: Int
  init(_ k: Int) { print("derived init"); self.k = k; super.init(); print("done", tag, own) } }
_ = Derived(3)
struct F { let v: Int
  init?(_ v: Int) { if v < 0 { return nil }; self.v = v }
  init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n); print("past") } }
print(F(text: "4") as Any, F(text: "-4") as Any, F(text: "x") as Any)
class C { let v: Int; init?(_ v: Int) { if v < 0 { return nil }; self.v = v }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n); print("past") } }
print(C(text: "4")?.v as Any, C(text: "-4")?.v as Any)
class D: C { init?(d: Int) { super.init(d - 5); print("D past") } }
print(D(d: 3)?.v as Any, D(d: 8)?.v as Any)
enum E { case a, b
  init?(_ s: String) { switch s { case "a": self = .a; case "b": self.init(other: 1); default: return nil } }
  init?(other: Int) { if other > 0 { return nil }; self = .b } }
print(E("a") as Any, E("b") as Any)
