@propertyWrapper struct Doubled { var v = 0; var wrappedValue: Int { get { v * 2 } set { v = newValue } }; init(wrappedValue: Int) { v = wrappedValue } }
protocol HasN { var n: Int { get set } }
struct A: HasN { @Doubled var n = 3 }
final class B: HasN { @Doubled var n = 4 }
var xs: [any HasN] = [A(), B()]
for x in xs { print(x.n) }
xs[0].n = 10; xs[1].n += 1
print(xs.map { $0.n })
func bump<T: HasN>(_ t: inout T) { t.n += 1; print(t.n) }
var a = A(); bump(&a); var b = B(); bump(&b)
print(a.n, b.n)
class Model: Identifiable { let s = 1 }
let m = Model(), m2 = Model()
print(m.id == m.id, m.id == m2.id, Set([m.id, m2.id, m.id]).count)
func same<T: Identifiable>(_ x: T, _ y: T) -> Bool { x.id == y.id }
print(same(m, m), same(m, m2))
