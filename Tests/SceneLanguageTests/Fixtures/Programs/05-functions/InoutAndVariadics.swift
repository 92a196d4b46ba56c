func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }
print(sum(), sum(1), sum(1, 2, 3))
func log(_ items: Any..., separator: String = "|", end: String = ".") { print(items.map { "\($0)" }.joined(separator: separator) + end) }
log(1, "a", 2.5); log("x", separator: "-"); log(end: "!")
func f(a: Int = 1, _ b: Int..., c: String = "c") -> String { "\(a) \(b) \(c)" }
print(f(), f(a: 2, 3, 4), f(5, c: "z"))
func inc(_ x: inout Int, by n: Int = 1) { x += n }
var v = 1; inc(&v); inc(&v, by: 5); print(v)
var arr = [1, 2, 3]; inc(&arr[1]); print(arr); var d = ["a": 1]; inc(&d["a", default: 0]); inc(&d["b", default: 10]); print(d["a"]!, d["b"]!)
struct S { var p = (x: 1, y: [1]); var q: Int { get { p.x } set { p.x = newValue } } }; var s = S(); inc(&s.p.x); inc(&s.p.y[0]); inc(&s.q); print(s)
func swapEm<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }; var p = "p", q = "q"; swapEm(&p, &q); swap(&p, &q); swapEm(&p, &q); print(p, q)
func fill(_ xs: inout [Int], while cond: (Int) -> Bool) { while cond(xs.count) { xs.append(xs.count) } }; var e: [Int] = []; fill(&e) { $0 < 4 }; print(e)
func opt(_ x: inout Int?) { x = (x ?? 0) + 1 }; var o: Int?; opt(&o); opt(&o); print(o!)
func greet(_ name: String, from place: String = "here", _ excited: Bool = false) -> String { "\(name)@\(place)\(excited ? "!" : "")" }; print(greet("a"), greet("b", from: "x"), greet("c", true), greet("d", from: "y", true))
func over(_ x: Int) -> String { "int" }; func over(_ x: Double) -> String { "double" }; func over(_ x: String) -> String { "string" }; func over<T>(_ x: T) -> String { "generic" }; func over(_ x: Int, y: Int) -> String { "two" }
print(over(1), over(1.0), over("s"), over([1]), over(1, y: 2), over(UInt8(1)), over(true))
func ret() -> Int { 1 }; func ret() -> String { "one" }; let i: Int = ret(); let t: String = ret(); print(i, t)
func outer() -> () -> Int { var n = 10; func inner() -> Int { n += 1; return n }; return inner }; let g = outer(); print(g(), g(), outer()())
@discardableResult func dr() -> Int { print("dr"); return 1 }; dr(); _ = dr()
func noret() {}; print(noret() == (), type(of: noret)); func never() -> Never { fatalError() }; func gd(_ n: Int) -> Int { guard n > 0 else { never() }; return n }; print(gd(1))
func `default`(`in` x: Int) -> Int { x }; print(`default`(in: 3)); let `class` = 4; print(`class`)
func labelled(with a: Int, and b: Int) -> Int { a - b }; let lf = labelled; print(lf(5, 3), labelled(with:and:)(1, 2)); let h: (Int, Int) -> Int = labelled(with:and:); print(h(9, 1))
