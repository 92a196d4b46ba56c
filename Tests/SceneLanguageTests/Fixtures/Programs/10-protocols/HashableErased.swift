func same(_ one: Any, _ other: Any) -> Bool {
  if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
  return false
}
struct Plain { var n = 1 }
struct Key: Hashable { var n = 1 }
print(same(1, 1), same("a", "a"), same(1, "a"), same(Key(), Key()), same(Plain(), Plain()))
func isEquatable<T>(_ value: T) -> Bool { value is any Equatable }
print(isEquatable(1), isEquatable(Plain()), isEquatable([Plain()]), isEquatable([1]), isEquatable([Key()]))
let mixed: [Any] = [1, "x", Plain(), Key(n: 2)]
print(mixed.compactMap { $0 as? AnyHashable }.count, Set(mixed.compactMap { $0 as? AnyHashable }).count)
