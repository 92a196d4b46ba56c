protocol Shape {
  associatedtype Unit
  var unit: Unit { get }
}
extension Shape where Unit == String {
  var label: String { "S" }
  func f() -> String { "fS" }
}
extension Shape {
  var label: String { "?" }
  func f() -> String { "f?" }
  func both() -> String { label + f() }
}
extension Shape where Unit == String { func all() -> String { label + f() } }
struct A: Shape { var unit = "m" }
struct B: Shape { var unit = 1 }
func g<T: Shape>(_ s: T) -> String { s.label + s.f() }
func h(_ s: some Shape) -> String { s.label + s.f() }
func i<T: Shape>(_ s: T) -> String where T.Unit == String { s.label + s.f() }
func j(_ s: any Shape) -> String { s.label + s.f() }
print(g(A()), h(A()), i(A()), j(A()), A().label, A().f(), A().both(), A().all(), B().label, g(B()))
