// What Swift draws with a generator of the program's own depends on its algorithms alone.
struct Congruential: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var generator = Congruential(state: 42)
print(generator.next(), generator.next(upperBound: UInt64(10)))
print(Int.random(in: 0..<100, using: &generator), Int.random(in: -5...5, using: &generator))
print(UInt8.random(in: .min ... .max, using: &generator), Int8.random(in: -3..<3, using: &generator))
print(Double.random(in: 0...1, using: &generator), Double.random(in: 0..<1, using: &generator))
print(Float.random(in: 0..<1, using: &generator), Bool.random(using: &generator))
print([1, 2, 3, 4, 5].shuffled(using: &generator), (0..<10).randomElement(using: &generator)!)
var deck = Array(1...6)
deck.shuffle(using: &generator)
print(deck, generator.state)

func roll<Source: RandomNumberGenerator>(_ count: Int, using source: inout Source) -> [Int] {
  (0..<count).map { _ in Int.random(in: 1...6, using: &source) }
}
print(roll(4, using: &generator))

final class Constant: RandomNumberGenerator {
  var calls = 0
  func next() -> UInt64 {
    calls += 1
    return 0x8123_4567_89AB_CDEF
  }
}
var constant = Constant()
print(Int.random(in: 0...9, using: &constant), Bool.random(using: &constant), constant.calls)
var system = SystemRandomNumberGenerator()
print((1...6).contains(Int.random(in: 1...6, using: &system)))
