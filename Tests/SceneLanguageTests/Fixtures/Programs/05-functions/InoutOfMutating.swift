struct Dial {
  mutating func turn(_ steps: inout Int) { steps += 1 }
}
var steps = 5
var dial = Dial()
dial.turn(&steps)
print(steps)

protocol Turning { mutating func turn(_ steps: inout Int) }
extension Dial: Turning {}
func turn<T: Turning>(_ value: inout T, _ steps: inout Int) { value.turn(&steps) }
turn(&dial, &steps)
print(steps)

struct Panel {
  var dial = Dial()
  var count = 1
  mutating func turn() { dial.turn(&count) }
}
var panel = Panel()
panel.turn()
panel.turn()
print(panel.count)

struct Generator: RandomNumberGenerator {
  var state: UInt64 = 7
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
}
struct Deck {
  var cards = [1, 2, 3]
  mutating func draw(_ generator: inout Generator, into hand: inout [Int]) {
    hand.append(cards.removeLast())
    _ = generator.next()
  }
}
var generator = Generator()
var hand: [Int] = []
var deck = Deck()
deck.draw(&generator, into: &hand)
deck.draw(&generator, into: &hand)
print(hand, deck.cards, generator.state != 7)
