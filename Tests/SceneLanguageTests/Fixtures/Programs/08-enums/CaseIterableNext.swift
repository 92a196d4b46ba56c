extension CaseIterable where Self: Equatable {
  var next: Self { let all = Array(Self.allCases); let i = all.firstIndex(of: self)!; return all[(i + 1) % all.count] }
  static var count: Int { allCases.count }
}
enum Light: CaseIterable { case red, green, yellow }
enum Side: String, CaseIterable { case left, right; mutating func flip() { self = next } }
print(Light.red.next, Light.yellow.next, Light.count)
var s = Side.left; s.flip(); print(s, Side.count, s.next.rawValue)
