protocol D {
  static var standard: Self { get }
  init()
}
extension D { static var standard: Self { Self() } }
extension Int: D {}
func several<T: D>(_ n: Int) -> [T] { (0..<n).map { _ in .standard } }
func several2<T: D>(_ n: Int) -> [T] { (0..<n).map { _ in T.standard } }
func several3<T: D>(_ n: Int) -> T {
  let x: T = .standard
  return x
}
print(several(2) as [Int])
protocol R {
  associatedtype Entity: Identifiable
  var all: [Entity] { get }
  func find(_ id: Entity.ID) -> Entity?
}
extension R { func find(_ id: Entity.ID) -> Entity? { all.first { $0.id == id } } }
struct T: Identifiable {
  let id: Int
  var n = "x"
}
struct M: R { var all: [T] }
struct G<E: Identifiable>: R {
  var all: [E]
  mutating func save(_ e: E) { all.append(e) }
}
print(M(all: [T(id: 2)]).find(2)!.n, G(all: [T(id: 3)]).find(3)!.n)
