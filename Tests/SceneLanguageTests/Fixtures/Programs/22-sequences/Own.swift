struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
}
for i in Countdown(n: 3) { print(i, terminator: " ") }
print(Array(Countdown(n: 4)), Countdown(n: 5).filter { $0 % 2 == 1 }, Countdown(n: 3).map { $0 * 2 }.reduce(0, +), Countdown(n: 3).sorted(), Countdown(n: 6).contains(4))
struct Fib: Sequence {
  let max: Int
  func makeIterator() -> Iterator { Iterator(max: max) }
  struct Iterator: IteratorProtocol { let max: Int; var a = 0, b = 1; mutating func next() -> Int? { guard a <= max else { return nil }; defer { (a, b) = (b, a + b) }; return a } }
}
print(Array(Fib(max: 50)), Fib(max: 20).prefix(4).map { $0 }, Fib(max: 10).enumerated().map { $0 * $1 }, Fib(max: 8).min()!, Fib(max: 30).first { $0 > 10 }!)
var it = Fib(max: 5).makeIterator()
while let n = it.next() { print(n, terminator: ",") }
print()
struct Ring: Collection {
  let items: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> String { items[i % items.count] }
}
let r = Ring(items: ["a", "b", "c"])
print(r.count, r.first!, r[4], r.map { $0 + "!" }, r.indices.map { $0 }, r.isEmpty, r.dropFirst().joined(), r.prefix(2).map { $0 }, r.firstIndex(of: "c")!, Array(r.reversed()), r.randomElement() != nil)
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, Array(sequence(state: 5) { (s: inout Int) -> Int? in s -= 1; return s > 0 ? s : nil }))
print(Array(zip(1..., ["x", "y"])), zip("ab", [1, 2]).map { "\($0)\($1)" }, Array(stride(from: 1, through: 10, by: 4)), Array(repeatElement("z", count: 3)))
print(Array((1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 0 }.prefix(3)), [9].lazy.filter { $0 > 4 }.first!, [1, 2, 3].lazy.map { $0 + 1 }.reduce(0, +))
var g = [1, 2, 3].makeIterator()
print(g.next()!, g.next()!, g.next()!, g.next() as Any)
print(AnySequence([1, 2]).map { $0 }, Array(AnyIterator(Countdown(n: 2))), Array([3, 1].publisherless()))
extension Array { func publisherless() -> [Element] { self } }
