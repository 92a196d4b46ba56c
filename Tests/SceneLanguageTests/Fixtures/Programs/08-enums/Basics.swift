enum Direction: CaseIterable { case north, south, east, west
  var opposite: Direction { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }
  static let start = Direction.north
  mutating func turn() { self = self == .north ? .east : .north }
}
var d = Direction.start
d.turn()
print(d, d.opposite, Direction.allCases.count, Direction.allCases.map { "\($0)" }, d == .east, d != .west)
enum Planet: Int { case mercury = 1, venus, earth, mars = 10, jupiter }
print(Planet.earth.rawValue, Planet.jupiter.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 7) as Any)
enum Suit: String, CaseIterable { case hearts, spades = "♠︎"; init?(letter: Character) { switch letter { case "h": self = .hearts; case "s": self = .spades; default: return nil } } }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "hearts")!, Suit(letter: "s")!, Suit(letter: "x") as Any, Suit.allCases.map(\.rawValue))
enum Level: Int, Comparable { case low, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
print(Level.low < .high, [Level.high, .low, .mid].sorted(), max(Level.low, .mid), Level.mid >= .mid, Level.allSatisfying)
extension Level { static var allSatisfying: Bool { true } }
enum Auto: Comparable { case a, b(Int), c }
print(Auto.a < .b(1), Auto.b(1) < .b(2), Auto.c > .b(9), [Auto.c, .b(2), .a, .b(1)].sorted())
enum Ratio: Double { case half = 0.5, full = 1 }
print(Ratio.half.rawValue * 2, Ratio(rawValue: 1)!, Ratio(rawValue: 0.5).map { "\($0)" } ?? "none")
let all: [Direction] = [.north, .west]
print(all.contains(.west), all.firstIndex(of: .west)!, Set(all).count, [Direction.east: 1][.east]!)
switch d { case .north, .south: print("vertical"); case .east, .west: print("horizontal") }
enum Never2 {}
print(type(of: d), Direction.self, Direction.north.hashValue == Direction.north.hashValue)
