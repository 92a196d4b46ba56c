func largest<T: Comparable>(_ xs: [T]) -> T? {
  guard var best = xs.first else { return nil }
  for x in xs.dropFirst() where x > best { best = x }
  return best
}
print(largest([3, 9, 2])!, largest(["b", "a"])!, largest([Double]()) as Any)
func pair<A, B>(_ a: A, _ b: B) -> (first: A, second: B) { (a, b) }
let p = pair(1, "x")
print(p, p.first, p.second)
func firstIndex<C: Collection>(of e: C.Element, in c: C) -> C.Index? where C.Element: Equatable {
  var i = c.startIndex
  while i != c.endIndex { if c[i] == e { return i }; i = c.index(after: i) }
  return nil
}
print(firstIndex(of: 3, in: [1, 2, 3])!, firstIndex(of: "z", in: "abc") == nil)
struct Box<T> { var value: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) } }
print(Box(value: 3).map { "\($0)" }, Box(value: [1]))
extension Box: CustomStringConvertible where T: CustomStringConvertible { var description: String { "Box of \(value)" } }
func zipAll<A, B, C>(_ a: [A], _ b: [B], with f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(zipAll([1, 2], ["a", "b"]) { "\($0)\($1)" })
func id<T>(_ t: T) -> T { t }
print(id(5), id("s"), id([1: "x"]), type(of: id(2.5)))
