func all<T>(_ values: T...) -> [T] { values }
func second<T>(_ one: T, _ two: T) -> T { two }
func describe<T>(_ value: T, or other: T, times: Int = 1) -> String { "\(value) \(other) \(times)" }
print(all(1, nil, 3))
print(second(1, nil) as Any, second(nil, "b") as Any)
print(describe(2.5, or: nil))
let name: String? = "n"
print(all(name, nil), describe(nil, or: name))

let least: Int? = [3, 1, 2].reduce(nil) { best, next in
  guard let best else { return next }
  return min(best, next)
}
print(least as Any)
let none: Double? = [Double]().reduce(nil) { best, next in best ?? next }
print(none as Any)

extension Sequence {
  func bounds<Key: Comparable>(_ key: (Element) -> Key) -> (Key, Key)? {
    reduce(nil) { found, element in
      let value = key(element)
      guard let (low, high) = found else { return (value, value) }
      return (Swift.min(low, value), Swift.max(high, value))
    }
  }
  func longest() -> Element? where Element == String {
    reduce(nil) { $0.map { $0.count } ?? -1 < $1.count ? $1 : $0 }
  }
}
print(["a", "bbb"].bounds(\.count) ?? (0, 0), [Int]().bounds { $0 } as Any)
print(["b", "aaa", "cc"].longest() ?? "-")
