@propertyWrapper struct Clamped<T: Comparable> { private var v: T; let r: ClosedRange<T>; init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: T { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<T> { r } }
struct S { @Clamped(0...10) var a = 50; @Clamped(0...1) var b: Double = -3 }
var s = S(); print(s.a, s.b, s.$a); s.a = -4; s.b += 0.5; print(s.a, s.b)
@propertyWrapper struct Logged<V> { var wrappedValue: V { didSet { print("set", oldValue, wrappedValue) } }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
struct T { @Logged var name = "x"; @Logged var list: [Int] = [] }; var t = T(); t.name = "y"; t.list.append(1); print(t.name, t.list)
@propertyWrapper struct Upper { private(set) var projectedValue = 0; private var v = ""; init(wrappedValue: String) { self.wrappedValue = wrappedValue }; var wrappedValue: String { get { v } set { v = newValue.uppercased(); projectedValue += 1 } } }
struct U { @Upper var n: String; @Upper var m = "abc" }; var u = U(n: "joe"); u.n = "al"; print(u.n, u.$n, u.m)
func local() { @Clamped(1...5) var q = 9; q -= 2; print(q, $q); @Upper var w = "hi"; w += "!"; print(w) }; local()
@propertyWrapper class Shared<V> { var wrappedValue: V; var projectedValue: Shared<V> { self }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }; struct A { @Shared var n = 0 }; let a = A(); let a2 = a; a2.n = 5; print(a.n, a.$n.wrappedValue)
@propertyWrapper struct Lazy2<V> { private var f: () -> V; private var st: V?; init(wrappedValue: @autoclosure @escaping () -> V) { f = wrappedValue }; var wrappedValue: V { mutating get { if st == nil { st = f() }; return st! } set { st = newValue } } }; struct L { @Lazy2 var x: Int = { print("made"); return 3 }() }; var l = L(); print("b"); print(l.x, l.x)
@propertyWrapper struct Trim { var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } } }; class Form { @Trim var user = " a b "; @Clamped(0...9) static var cnt = 99 }; let f = Form(); print(f.user); f.user = "c d"; print(f.user, Form.cnt)
func par(@Clamped(0...3) v: Int) -> Int { v }
@propertyWrapper struct Dflt { var wrappedValue: Int; init(wrappedValue: Int = 7) { self.wrappedValue = wrappedValue } }; struct D { @Dflt var a; @Dflt() var b; @Dflt var c = 2; @Dflt(wrappedValue: 4) var d }; let dd = D(); print(dd.a, dd.b, dd.c, dd.d)
