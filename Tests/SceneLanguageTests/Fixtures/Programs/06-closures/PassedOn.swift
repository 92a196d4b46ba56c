// A closure that may not be kept is passed on behind a value of any type.
struct Pair<A, B> {
  let a: A, b: B
}
extension Pair where A == B {
  var list: [A] { [a, b] }
  func fold<R>(_ start: R, _ join: (R, A) -> R) -> R { list.reduce(start, join) }
  func gather<R>(_ start: R, _ add: (inout R, A) throws -> Void) rethrows -> R {
    try list.reduce(into: start, add)
  }
}
print(Pair(a: 1, b: 2).fold("") { $0 + "\($1)" }, Pair(a: "x", b: "y").gather(0) { $0 += $1.count })
