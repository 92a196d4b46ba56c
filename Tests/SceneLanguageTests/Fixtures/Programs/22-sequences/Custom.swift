struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n <= 0 { return nil }; defer { n -= 1 }; return n } }
for i in Countdown(n: 3) { print(i, terminator: " ") }
print(Countdown(n: 4).map { $0 * 2 }, Countdown(n: 3).reduce(0, +), Array(Countdown(n: 2)), Countdown(n: 5).filter { $0 % 2 == 0 }, Countdown(n: 3).contains(2), Countdown(n: 3).sorted(), Countdown(n: 3).max()!, zip(Countdown(n: 2), ["a", "b"]).map { "\($0)\($1)" }, Countdown(n: 9).first { $0 < 5 }!, Countdown(n: 3).enumerated().map { $0.offset * $0.element }, Countdown(n: 4).prefix(2).map { $0 }, Array(Countdown(n: 3).dropFirst()))
struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { defer { (a, b) = (b, a + b) }; return a } } }
print(Array(Fib().prefix(10)), Fib().first { $0 > 50 }!, Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(4)), Array(Fib().prefix { $0 < 20 }))
struct Deck: Collection { let cards: [String]; var startIndex: Int { 0 }; var endIndex: Int { cards.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> String { cards[i] } }
let d = Deck(cards: ["A", "K", "Q"])
print(d.count, d.first!, d.isEmpty, d[1], d.map { $0.lowercased() }, d.firstIndex(of: "Q")!, Array(d.dropFirst()), d.joined(), d.indices.count, d.reversed().map { $0 }, d.randomElement() != nil, d.sorted())
struct Alphabet: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { 5 }; subscript(i: Int) -> Character { Character(UnicodeScalar(UInt8(97 + i))) } }
print(String(Alphabet()), Alphabet().last!, Alphabet().suffix(2).map { String($0) }, Alphabet()[2], Alphabet().count)
let seq = sequence(state: 1) { (s: inout Int) -> Int? in s *= 2; return s < 100 ? s : nil }
print(Array(seq), Array(sequence(first: 3) { $0 > 0 ? $0 - 1 : nil }), Array(repeatElement("z", count: 3)), Array(AnySequence([1, 2])), CollectionOfOne(5).first!, Array(EmptyCollection<Int>()))
var it = [1, 2, 3].makeIterator(); print(it.next()!, it.next()!, it.next()!, it.next() as Any)
let squares = (1...).lazy.map { $0 * $0 }; print(squares.first { $0 > 200 }!, Array(squares.prefix(3)))
extension Sequence { func pairs() -> [(Element, Element)] { Array(zip(self, self.dropFirst())) }; func count2(where p: (Element) throws -> Bool) rethrows -> Int { try reduce(0) { try p($1) ? $0 + 1 : $0 } } }
print([1, 2, 3].pairs().map { $0 + $1 }, Countdown(n: 3).count2 { $0 > 1 }, "abc".pairs().count)
for (a, b) in zip(1..., "xy") { print(a, b, terminator: " ") }
for x in [3, 1].sorted() + [9] { print(x, terminator: " ") }
for (i, x) in zip(0..., [true, false]).reversed().map({ $0 }) { print(i, x, terminator: " ") }
print()
