// What extensions say of raw values: by a constraint on Self, and by initializers beside their own.

protocol Named {}

extension Named where Self: RawRepresentable {
  var raw: RawValue { rawValue }
  var pair: (RawValue, Self.RawValue) { (rawValue, raw) }
}

extension Named where Self: RawRepresentable, RawValue == String {
  init?(named name: RawValue) { self.init(rawValue: name.lowercased()) }
}

protocol Code: RawRepresentable where RawValue == Int {}

extension Code {
  init?(after other: Self) { self.init(rawValue: other.rawValue + 1) }
}

protocol Labelled {}

extension Labelled where Self: Identifiable {
  func has(_ id: ID) -> Bool { self.id == id }
}

enum Side: String, Named { case left, right }
enum Level: Int, Code { case low = 1, high }
struct Row: Identifiable, Labelled { let id: Int }

print(Side.left.raw, Side.right.pair)
print(Side(named: "LEFT").map(\.rawValue) ?? "none", Side(named: "top") == nil)
print(Level(after: .low) == .high, Level(after: .high) == nil)
print(Row(id: 3).has(3), Row(id: 3).has(4))

// What static members of such protocols name outside of themselves.
let limit = 3

struct Shelf {
  static let shared = Shelf()
  func find(_ key: String) -> String? { key == "level" ? "high" : nil }
}

extension Code {
  static var most: Int { limit }
  static func stored(_ key: String) -> String? {
    let shelf = Shelf.shared
    return shelf.find(key)
  }
}

print(Level.most, Level.stored("level") ?? "none", Level.stored("side") ?? "none")
