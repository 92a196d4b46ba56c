struct Bits: SetAlgebra, CustomStringConvertible {
  typealias Element = Int
  var store: [Int] = []
  init() {}
  func contains(_ m: Int) -> Bool { store.contains(m) }
  func union(_ o: Bits) -> Bits { var r = self; r.formUnion(o); return r }
  func intersection(_ o: Bits) -> Bits { var r = self; r.formIntersection(o); return r }
  func symmetricDifference(_ o: Bits) -> Bits { var r = self; r.formSymmetricDifference(o); return r }
  mutating func insert(_ m: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    if contains(m) { return (false, m) }
    store.append(m); store.sort(); return (true, m)
  }
  mutating func remove(_ m: Int) -> Int? { guard let i = store.firstIndex(of: m) else { return nil }; return store.remove(at: i) }
  mutating func update(with m: Int) -> Int? { insert(m).inserted ? nil : m }
  mutating func formUnion(_ o: Bits) { for x in o.store { _ = insert(x) } }
  mutating func formIntersection(_ o: Bits) { store = store.filter { o.contains($0) } }
  mutating func formSymmetricDifference(_ o: Bits) { let both = store.filter(o.contains); formUnion(o); store = store.filter { !both.contains($0) } }
  var description: String { "{\(store.map(String.init).joined(separator: ","))}" }
}
var x: Bits = [3, 1, 2]
let y = Bits([2, 5])
print(x, y, x.union(y), x.intersection(y), x.symmetricDifference(y), x.subtracting(y))
print(x.isSubset(of: [1,2,3,4]), x.isSuperset(of: [1]), x.isDisjoint(with: y), x.isEmpty, x == [1,2,3])
print(x.insert(9), x.isStrictSuperset(of: [1]), x.isStrictSubset(of: [1]))
x.subtract(y)
print(x)
