class A {
  var x = 0 { didSet { print("A.x", oldValue, x) } }
  var y = 0 { willSet { print("A.y will", newValue) } didSet { x = y; y += 100; print("A.y", y) } }
  init() { x = 1; y = 2 }
  convenience init(z: Int) { self.init(); x = z }
  func set() { x = 9 }
}
class B: A {
  var own = 1 { didSet { print("own", own) } }
  override init() { own = 2; super.init(); x = 5; own = 3; set() }
  convenience init(own: Int) { self.init(); self.own = own; y = own }
}
class C: A { override var x: Int { didSet { print("C.x", x) } } ; override init() { super.init(); x = 7 } }
print("-- A"); _ = A(); print("-- A z"); let a = A(z: 4); a.y = 6
print("-- B"); _ = B(); print("-- B own"); _ = B(own: 8); print("-- C"); C().x = 11
struct S {
  var p = 1 { didSet { q = p } }
  var q = 1 { didSet { print("q", q) } }
  init() { p = 2; q = 3 }
  init(k: Int) { self.init(); p = k }
}
var s = S(k: 6); s.p = 4
print(s.p, s.q)
