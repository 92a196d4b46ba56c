import Foundation
// text adventure / command processing with regex, string builder, enumerations, mirrors
enum Direction: String, CaseIterable { case north, south, east, west; var opposite: Direction { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }; init?(abbreviation: some StringProtocol) { guard let m = Self.allCases.first(where: { $0.rawValue.hasPrefix(abbreviation.lowercased()) && !abbreviation.isEmpty }) else { return nil }; self = m } }
enum Command: Equatable { case go(Direction), take(item: String, count: Int = 1), drop(String), look, inventory, unknown(String)
  init(_ line: String) {
    let words = line.trimmingCharacters(in: .whitespaces).lowercased().components(separatedBy: " ").filter { !$0.isEmpty }
    switch (words.first, words.count, words.dropFirst().joined(separator: " ")) {
    case ("go"?, 2, let d), (.some("walk"), 2, let d): self = Direction(abbreviation: d).map(Command.go) ?? .unknown(line)
    case ("take", 2..., let rest):
      if let n = words.dropFirst().first.flatMap({ Int($0) }), words.count > 2 { self = .take(item: words[2...].joined(separator: " "), count: n) } else { self = .take(item: rest) }
    case ("drop", 2, let item): self = .drop(item)
    case ("look", 1, _), ("l", 1, _): self = .look
    case ("inventory", _, _), ("i", 1, ""): self = .inventory
    case (nil, _, _): self = .unknown("")
    default: self = Direction(abbreviation: words[0]).map { .go($0) } ?? .unknown(line)
    }
  } }
final class Room { let name: String; var exits: [Direction: Room] = [:]; var items: [String: Int]; init(_ n: String, items: [String: Int] = [:]) { name = n; self.items = items }
  static func <-> (l: Room, r: (Direction, Room)) { l.exits[r.0] = r.1; r.1.exits[r.0.opposite] = l } }
infix operator <->
struct Game { private(set) var room: Room; private(set) var bag: [String: Int] = [:]; var moves = 0
  mutating func run(_ c: Command) -> String {
    defer { moves += 1 }
    switch c {
    case .go(let d): guard let next = room.exits[d] else { return "You cannot go \(d)." }; room = next; return look()
    case .take(let item, let n) where room.items[item, default: 0] >= n: room.items[item]! -= n; if room.items[item] == 0 { room.items[item] = nil }; bag[item, default: 0] += n; return "Taken: \(n) × \(item)."
    case .take(item: let item, count: _): return "There is no \(item) here" + (room.items[item].map { " (only \($0))" } ?? "") + "."
    case .drop(let i): guard let n = bag.removeValue(forKey: i) else { return "You have no \(i)." }; room.items[i, default: 0] += n; return "Dropped."
    case .look: return look()
    case .inventory: return bag.isEmpty ? "Nothing." : bag.sorted(by: <).map { k, v in v == 1 ? k : "\(v) \(k)s" }.formatted()
    case .unknown(""): return "?"
    case .unknown(let s): return "I don't understand “\(s)”."
    }
  }
  func look() -> String { var parts = [room.name.uppercased()]; if !room.items.isEmpty { parts.append("Items: " + room.items.keys.sorted().joined(separator: ", ")) }; parts.append("Exits: \(room.exits.keys.map(\.rawValue).sorted().joined(separator: "/"))"); return parts.joined(separator: " | ") } }
let hall = Room("Hall", items: ["coin": 3]), cellar = Room("Cellar"), garden = Room("Garden", items: ["rose": 1, "old key": 1])
hall <-> (.north, garden); hall <-> (.south, cellar)
var game = Game(room: hall)
for line in ["look", "take 2 coin", "take coin", "take coin", "go n", "take old key", "inventory", "walk WEST", "s", "drop coin", "i", "dance", "", "south"] { print("> \(line)\n\(game.run(Command(line)))") }
print(game.moves, Command("take 3 red apple") == .take(item: "red apple", count: 3), Command("go x") == .unknown("go x"))
let log = """
2024-01-05 10:22:01 [ERROR] disk: full at 98%
2024-01-05 10:22:05 [INFO] net: connected to 10.0.0.7
bad line
2024-01-06 00:00:00 [WARN] cpu: hot 81%
"""
let re = #/(?<date>\d{4}-\d\d-\d\d) (?<time>[\d:]+) \[(?<level>\w+)\] (?<source>\w+): (?<text>.*)/#
var byLevel: [String: [Substring]] = [:]
for line in log.split(separator: "\n") { if let m = line.wholeMatch(of: re) { byLevel[String(m.level), default: []].append(m.text); if m.date.hasSuffix("06") { print("later:", m.time, m.source) } } else { print("skip", line) } }
for (l, t) in byLevel.sorted(by: { $0.key < $1.key }) { print(l, t) }
print(log.matches(of: #/(\d+)%/#).compactMap { Int($0.1) }, log.firstMatch(of: #/\d+\.\d+\.\d+\.\d+/#).map { String($0.0) } ?? "", "a1b22c".replacing(#/\d+/#) { "<\($0.0.count)>" }, "x, y;z".split(separator: #/[,;]\s*/#), "2024-01-05".contains(#/^\d{4}/#), "k=v".firstMatch(of: #/(\w)=(\w)/#).map { ($0.1, $0.2) }!)
struct Point { var x = 1, y = 2.5; var label: String? = "p" }
for c in Mirror(reflecting: Point()).children { print(c.label!, c.value, type(of: c.value)) }
dump([1, 2]); print(String(describing: Point()), String(reflecting: Direction.north), "\(Command.look)", Mirror(reflecting: Command.drop("x")).children.first!.value)
