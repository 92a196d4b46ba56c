import Foundation
struct Circle: Codable { var radius: Double }
struct Square: Codable { var side: Double; var label: String? }
enum Shape: Codable { case circle(Circle), square(Square), unknown
  enum Kind: String, Codable { case circle, square }
  enum CodingKeys: String, CodingKey { case kind = "type" }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    switch try? c.decode(Kind.self, forKey: .kind) {
    case .circle: self = .circle(try Circle(from: decoder))
    case .square: self = .square(try .init(from: decoder))
    case nil: self = .unknown
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .circle(let x): try c.encode(Kind.circle, forKey: .kind); try x.encode(to: encoder)
    case .square(let s): try c.encode(Kind.square, forKey: .kind); try s.encode(to: encoder)
    case .unknown: try c.encodeNil(forKey: .kind)
    }
  }
}
let json = #"[{"type":"circle","radius":2},{"type":"square","side":1.5,"label":"x"},{"type":"blob"}]"#
let shapes = try JSONDecoder().decode([Shape].self, from: Data(json.utf8))
for s in shapes { print(s) }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(shapes), as: UTF8.self))
class A: Codable { var x = 1 }
class B: A { var y = 2 }
print(String(decoding: try e.encode(B()), as: UTF8.self))
let b = try JSONDecoder().decode(B.self, from: Data(#"{"x":5,"y":9}"#.utf8)); print(b.x, b.y)
struct ID: Codable, RawRepresentable { var rawValue: String }
print(String(decoding: try e.encode(["k": ID(rawValue: "a")]), as: UTF8.self))
struct Key: CodingKey { var stringValue: String; init(stringValue: String) { self.stringValue = stringValue }; var intValue: Int? { nil }; init?(intValue: Int) { nil } }
struct Bag: Decodable { var all: [String: Int] = [:]
  init(from d: Decoder) throws { let c = try d.container(keyedBy: Key.self); for k in c.allKeys { all[k.stringValue] = try c.decode(Int.self, forKey: k) } } }
print(try JSONDecoder().decode(Bag.self, from: Data(#"{"a":1,"b":2}"#.utf8)).all.sorted { $0.key < $1.key })
