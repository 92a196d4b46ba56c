struct Bag<T: Hashable>: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sequence {
  var counts: [T: Int] = [:]
  var order: [T] = []
  init(arrayLiteral elements: T...) { for e in elements { add(e, 1) } }
  init(dictionaryLiteral elements: (T, Int)...) { for (e, n) in elements { add(e, n) } }
  mutating func add(_ e: T, _ n: Int) { if counts[e] == nil { order.append(e) }; counts[e, default: 0] += n }
  func makeIterator() -> AnyIterator<(T, Int)> {
    var i = order.makeIterator()
    return AnyIterator { i.next().map { ($0, self.counts[$0]!) } }
  }
}
enum Fruit { case apple, pear; static let best = Fruit.pear }
let b: Bag<Fruit> = [.apple, .best, .apple]
print(b.map { "\($0.0)=\($0.1)" })
let c: Bag<Fruit> = [.apple: 3, .pear: 4]
print(c.map { "\($0.0)=\($0.1)" })
func take(_ b: Bag<Fruit>) -> Int { b.counts.values.reduce(0, +) }
print(take([.apple]), take([.pear: 9]), take([:]))
let pairs: KeyValuePairs<Fruit, [Fruit: [Fruit]]> = [.apple: [.pear: [.apple]], .pear: [:]]
print(pairs)
func f(_ p: KeyValuePairs<Fruit, Double>) { for (k, v) in p { print(k, v) } }
f([.apple: 1, .pear: 2.5])
struct Poly: ExpressibleByArrayLiteral { let cs: [Double]; init(arrayLiteral e: Double...) { cs = e } }
let p: Poly = [1, 2, 3]
print(p.cs)
let ps: [Poly] = [[1], [2, 3]]
print(ps.map(\.cs))
let bo: Bag<Fruit>? = [.apple, .pear]
print(bo!.order)
