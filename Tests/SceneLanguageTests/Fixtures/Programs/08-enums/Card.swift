enum Suit: String, CaseIterable { case clubs = "♣", hearts = "♥" }
enum Rank: Int, CaseIterable { case two = 2, three, jack = 11, ace = 14; var name: String { switch self { case .jack: "J"; case .ace: "A"; default: "\(rawValue)" } } }
struct Card: CustomStringConvertible { let suit: Suit, rank: Rank; var description: String { rank.name + suit.rawValue } }
let deck = Suit.allCases.flatMap { s in Rank.allCases.map { Card(suit: s, rank: $0) } }
print(deck, deck.count, deck.filter { $0.rank.rawValue > 10 }.map { "\($0)" }.joined(separator: " "))
