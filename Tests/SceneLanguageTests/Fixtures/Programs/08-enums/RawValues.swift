enum Level: Int, CaseIterable, Comparable {
  case low = 1, mid = 5, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  var next: Level? { Level.allCases.first { $0 > self } }
}
print(Level.high.rawValue, Level(rawValue: 5) as Any, Level.low.next!, Level.high.next as Any, Level.allCases.max()!)
enum Key: String { case name, age = "years" }
print(Key.name.rawValue, Key(rawValue: "years")!, Key(rawValue: "age") as Any)
