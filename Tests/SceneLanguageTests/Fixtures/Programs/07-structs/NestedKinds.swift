struct Deck { enum Suit: String, CaseIterable { case hearts = "♥", spades = "♠" }
 struct Card: CustomStringConvertible { let suit: Suit; let rank: Rank; var description: String { "\(rank.label)\(suit.rawValue)" }
   enum Rank: Int, CaseIterable { case two = 2, three, jack = 11; var label: String { switch self { case .jack: return "J"; default: return String(rawValue) } } } }
 var cards: [Card] = Suit.allCases.flatMap { s in Card.Rank.allCases.map { Card(suit: s, rank: $0) } } }
print(Deck().cards)
let s: Deck.Suit = .spades
print(s, Deck.Card.Rank(rawValue: 3) as Any, Deck.Card.Rank(rawValue: 5) as Any)
class Node { class Link { weak var to: Node?; init(to: Node?) { self.to = to } }; var links: [Link] = []; let name: String; init(_ n: String) { name = n } }
let a = Node("a"), b = Node("b"); a.links.append(Node.Link(to: b)); print(a.links[0].to?.name ?? "nil")
extension Deck { struct Hand { var cards: [Card]; static let empty = Hand(cards: []) } ; typealias Pair = (Card, Card) }
let p: Deck.Pair = (Deck().cards[0], Deck().cards[5]); print(p.0, p.1, Deck.Hand.empty.cards.isEmpty)
struct List<T> { struct Item { var value: T }; var items: [Item] = []; mutating func add(_ t: T) { items.append(Item(value: t)) } }
var l = List<Int>(); l.add(3); l.add(4); print(l.items.map(\.value), l.items[0])
print(Deck.Card.Rank.jack, Deck.Suit.hearts, type(of: l), type(of: l.items[0]))
