// Models as JSON, by their own coding and by that which Swift makes.
import Foundation

struct Address: Codable, Equatable {
  var street: String
  var zip: String?
}
enum Role: String, Codable, CaseIterable { case admin, user, guest }
struct Person: Codable, Equatable, Identifiable {
  let id: Int
  var name: String
  var email: String?
  var roles: [Role] = []
  var address: Address
  var scores: [String: Double]
  enum CodingKeys: String, CodingKey {
    case id
    case name = "full_name"
    case email, roles, address, scores
  }
}
let p = Person(
  id: 1,
  name: "Ada",
  email: nil,
  roles: [.admin, .user],
  address: Address(street: "Main", zip: "123"),
  scores: ["a": 1.5]
)
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys]
let data = try enc.encode(p)
print(String(data: data, encoding: .utf8)!)
enc.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try enc.encode(p.address), as: UTF8.self))
let back = try JSONDecoder().decode(Person.self, from: data)
print(back == p, back.roles)
let json = """
  [{"id": 2, "full_name": "Bob", "roles": ["guest"], "address": {"street": "S"}, "scores": {}},
   {"id": 3, "full_name": "C", "email": "c@d", "roles": [], "address": {"street": "T", "zip": "9"}, "scores": {"x": 2}}]
  """
let people = try JSONDecoder().decode([Person].self, from: Data(json.utf8))
for q in people { print(q.id, q.name, q.email ?? "-", q.address.zip ?? "-", q.scores) }
do {
  _ = try JSONDecoder().decode(Person.self, from: Data("{\"id\": \"x\"}".utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print("mismatch", type, context.codingPath.map(\.stringValue))
} catch { print("other") }
do {
  _ = try JSONDecoder().decode(Address.self, from: Data("{}".utf8))
} catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) } catch {
  print("other", error)
}
do {
  _ = try JSONDecoder().decode([Role].self, from: Data("[\"boss\"]".utf8))
} catch DecodingError.dataCorrupted(let c) { print("corrupt", c.debugDescription) }
do { _ = try JSONDecoder().decode([Int].self, from: Data("[1, 2".utf8)) } catch is DecodingError {
  print("bad json")
}
struct Paint: Codable {
  var r, g, b: Int
  init(r: Int, g: Int, b: Int) {
    self.r = r
    self.g = g
    self.b = b
  }
  init(from decoder: Decoder) throws {
    let c = try decoder.singleValueContainer()
    let hex = try c.decode(String.self)
    guard hex.count == 6, let n = Int(hex, radix: 16) else {
      throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad \(hex)")
    }
    (r, g, b) = (n >> 16, n >> 8 & 0xff, n & 0xff)
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.singleValueContainer()
    try c.encode(String(format: "%02x%02x%02x", r, g, b))
  }
}
enc.outputFormatting = []
print(String(decoding: try enc.encode([Paint(r: 255, g: 0, b: 16)]), as: UTF8.self))
print(try JSONDecoder().decode([Paint].self, from: Data("[\"0a0b0c\"]".utf8)))
enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case rect(Double, Double)
  case none
  private enum Keys: String, CodingKey { case kind, radius, w, h }
  init(from d: Decoder) throws {
    let c = try d.container(keyedBy: Keys.self)
    switch try c.decode(String.self, forKey: .kind) {
    case "circle": self = .circle(radius: try c.decode(Double.self, forKey: .radius))
    case "rect":
      self = .rect(
        try c.decode(Double.self, forKey: .w),
        try c.decodeIfPresent(Double.self, forKey: .h) ?? 1
      )
    default: self = .none
    }
  }
  func encode(to e: Encoder) throws {
    var c = e.container(keyedBy: Keys.self)
    switch self {
    case .circle(let r):
      try c.encode("circle", forKey: .kind)
      try c.encode(r, forKey: .radius)
    case .rect(let w, let h):
      try c.encode("rect", forKey: .kind)
      try c.encode(w, forKey: .w)
      try c.encode(h, forKey: .h)
    case .none: try c.encode("none", forKey: .kind)
    }
  }
}
enc.outputFormatting = .sortedKeys
let shapes: [Shape] = [.circle(radius: 2), .rect(1, 2.5), .none]
let sd = try enc.encode(shapes)
print(String(decoding: sd, as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: sd) == shapes)
let dec = JSONDecoder()
dec.keyDecodingStrategy = .convertFromSnakeCase
struct Snake: Codable {
  var firstName: String
  var lastSeenAt: Int
}
print(try dec.decode(Snake.self, from: Data("{\"first_name\": \"x\", \"last_seen_at\": 4}".utf8)))
let e2 = JSONEncoder()
e2.keyEncodingStrategy = .convertToSnakeCase
e2.outputFormatting = .sortedKeys
print(String(decoding: try e2.encode(Snake(firstName: "a", lastSeenAt: 5)), as: UTF8.self))
