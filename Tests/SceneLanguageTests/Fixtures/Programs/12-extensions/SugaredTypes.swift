struct P: Equatable { var id: Int; var name = "x" }
extension Array where Element == P {
  static let one: [P] = [.init(id: 1)]
  static var two: Self { [.init(id: 1), P(id: 2)] }
  static func many(_ n: Int) -> Self { (0..<n).map { P(id: $0) } }
}
extension [P] {
  static let sample: Self = [.init(id: 1), .init(id: 3)]
  var ids: [Int] { map(\.id) }
}
extension [String: Int] {
  static let ages: Self = ["a": 1]
  static func empty() -> Self { [:] }
}
extension Int? {
  static var nothing: Self { nil }
}
print([P].one.count)
print([P].two.count, [P].many(3).ids, [P].sample.ids)
let x: [P] = .sample
print(x[0].name, [P].sample[1].id)
print([String: Int].ages, [String: Int].empty().isEmpty, [Int]().count, [String: Int]().count, [[Int]]().isEmpty)
print([Int].self, Int?.nothing as Any)
func f(_ ps: [P] = .sample) -> Int { ps.count }
print(f(), f(.two), f(.many(4)))
