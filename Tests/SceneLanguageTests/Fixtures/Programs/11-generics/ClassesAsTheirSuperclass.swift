class Shape { required init() {} ; func n() -> String { "shape" } }
final class Sq: Shape { override func n() -> String { "sq" } }
var reg: [String: () -> Shape] = [:]
func add<T: Shape>(_ t: T.Type, _ k: String) { reg[k] = { t.init() }; let s: Shape = t.init(); print(s.n()) }
add(Sq.self, "a"); print(reg["a"]!().n())
func up<T: Shape>(_ t: T) -> Shape { t }
func ups<T: Shape>(_ t: [T]) -> [Shape] { t }
print(up(Sq()).n(), ups([Sq()]).count)
protocol P { init(); var v: Int { get } }
struct A: P { var v = 3 }
func mk<T: P>(_ t: T.Type) -> () -> any P { { t.init() } }
print(mk(A.self)().v)
