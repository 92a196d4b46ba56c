import Foundation

// Codable advanced
struct Version: Codable, Comparable, LosslessStringConvertible {
  let major, minor: Int
  init?(_ d: String) {
    let p = d.split(separator: ".").compactMap { Int($0) }
    guard p.count == 2 else { return nil }
    (major, minor) = (p[0], p[1])
  }
  var description: String { "\(major).\(minor)" }
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  init(from d: Decoder) throws {
    let s = try d.singleValueContainer().decode(String.self)
    guard let v = Version(s) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: d.codingPath, debugDescription: "bad version \(s)")
      )
    }
    self = v
  }
  func encode(to e: Encoder) throws {
    var c = e.singleValueContainer()
    try c.encode(description)
  }
}
protocol Shape: Codable {
  static var type: String { get }
  var area: Double { get }
}
struct Circle: Shape {
  static let type = "circle"
  var r: Double
  var area: Double { 3 * r * r }
}
struct Rect: Shape {
  static let type = "rect"
  var w, h: Double
  var area: Double { w * h }
}
struct AnyShape: Codable {
  let base: any Shape
  static let types: [String: any Shape.Type] = [Circle.type: Circle.self, Rect.type: Rect.self]
  enum K: CodingKey { case type, payload }
  init(_ b: any Shape) { base = b }
  init(from d: Decoder) throws {
    let c = try d.container(keyedBy: K.self)
    let t = try c.decode(String.self, forKey: .type)
    guard let T = Self.types[t] else {
      throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(t)")
    }
    base = try T.init(from: c.superDecoder(forKey: .payload))
  }
  func encode(to e: Encoder) throws {
    var c = e.container(keyedBy: K.self)
    try c.encode(type(of: base).type, forKey: .type)
    try base.encode(to: c.superEncoder(forKey: .payload))
  }
}
struct Doc: Codable {
  var version: Version
  var shapes: [AnyShape]
  var meta: [String: String?]
  var when: Date
  var tags: Set<String>
  var opt: Int?
  private enum CodingKeys: String, CodingKey {
    case version = "v"
    case shapes, meta, when, tags, opt
  }
}
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys]
enc.dateEncodingStrategy = .millisecondsSince1970
let dec = JSONDecoder()
dec.dateDecodingStrategy = .millisecondsSince1970
let doc = Doc(
  version: Version("1.2")!,
  shapes: [.init(Circle(r: 2)), .init(Rect(w: 1, h: 2))],
  meta: ["a": "x", "b": nil],
  when: Date(timeIntervalSince1970: 1.5),
  tags: ["t"],
  opt: nil
)
let j = try enc.encode(doc)
print(String(decoding: j, as: UTF8.self))
let back = try dec.decode(Doc.self, from: j)
print(
  back.version,
  back.shapes.map(\.base.area),
  back.meta["b"] as Any,
  back.when.timeIntervalSince1970,
  back.version > Version("1.1")!
)
func tryDecode<T: Decodable>(_ t: T.Type, _ s: String) {
  do { print(try dec.decode(T.self, from: Data(s.utf8))) } catch DecodingError.dataCorrupted(let c)
  {
    print("corrupted:", c.debugDescription.prefix(30), c.codingPath.map(\.stringValue))
  } catch DecodingError.keyNotFound(let k, let c) {
    print("key", k.stringValue, c.debugDescription.prefix(24))
  } catch DecodingError.typeMismatch(let t, let c) {
    print("type", t, c.codingPath.map(\.stringValue), c.debugDescription)
  } catch DecodingError.valueNotFound(let t, let c) { print("value", t, c.debugDescription) } catch
  { print("else", error) }
}
tryDecode(Version.self, #""1.x""#)
tryDecode([AnyShape].self, #"[{"type":"hex","payload":{}}]"#)
tryDecode([String: Int].self, #"{"a":"1"}"#)
tryDecode(Circle.self, "{}")
tryDecode([Int].self, "[1,null]")
tryDecode(Int.self, #""x""#)
tryDecode([Int?].self, "[1,null]")
tryDecode(Circle.self, #"{"r":"3"}"#)
tryDecode(Bool.self, "1")
tryDecode(UInt8.self, "300")
enum Cmd: Codable, Equatable {
  case move(x: Int, y: Int)
  case say(String)
  case stop
  enum CodingKeys: String, CodingKey { case move = "mv", say, stop }
  enum MoveCodingKeys: String, CodingKey { case x = "dx", y }
}
let cmds: [Cmd] = [.move(x: 1, y: 2), .say("hi"), .stop]
let cj = try enc.encode(cmds)
print(String(decoding: cj, as: UTF8.self), try dec.decode([Cmd].self, from: cj) == cmds)
tryDecode(Cmd.self, #"{"say":{"_0":"yo"}}"#)
tryDecode(Cmd.self, "{}")
struct Page<T: Codable>: Codable {
  var items: [T]
  var next: Int?
  struct Info: Codable { var total = 0 }
  var info = Info()
}
print(String(decoding: try enc.encode(Page(items: [Version("2.0")!], next: 3)), as: UTF8.self))
tryDecode(Page<Int>.self, #"{"items":[1],"info":{"total":5}}"#)
extension CodingUserInfoKey { static let mult = CodingUserInfoKey(rawValue: "mult")! }
struct Scaled: Decodable {
  let v: Int
  init(from d: Decoder) throws {
    v = try d.singleValueContainer().decode(Int.self) * (d.userInfo[.mult] as? Int ?? 1)
  }
}
dec.userInfo[.mult] = 10
print(try dec.decode([Scaled].self, from: Data("[1,2]".utf8)).map(\.v))
struct Lossy<T: Decodable>: Decodable {
  var items: [T] = []
  init(from d: Decoder) throws {
    var c = try d.unkeyedContainer()
    while !c.isAtEnd {
      if let v = try? c.decode(T.self) { items.append(v) } else { _ = try c.decode(Skip.self) }
    }
  }
  struct Skip: Decodable { init(from: Decoder) {} }
}
print(try dec.decode(Lossy<Int>.self, from: Data(#"[1,"x",3,{"a":1}]"#.utf8)).items)
print(
  String(decoding: try enc.encode(["b": [1.0, 2.5], "a": []]), as: UTF8.self),
  String(decoding: try enc.encode([1: "x"]), as: UTF8.self),
  String(decoding: try enc.encode("q\"\n/é"), as: UTF8.self),
  String(decoding: try enc.encode([nil, 1]), as: UTF8.self),
  try dec.decode([Int: String].self, from: Data(#"{"5":"five"}"#.utf8)),
  String(decoding: try enc.encode([1e10, 0.1, 1e-7, 100]), as: UTF8.self),
  String(decoding: try enc.encode(Optional(3)), as: UTF8.self)
)
do { _ = try enc.encode([Double.infinity]) } catch EncodingError.invalidValue(let v, let c) {
  print(v, c.codingPath.count)
}
class Animal: Codable {
  var name: String
  init(name: String) { self.name = name }
}
class Dog: Animal {
  var age = 3
  override init(name: String) { super.init(name: name) }
  required init(from d: Decoder) throws {
    try super.init(from: d)
    age = 9
  }
}
print(
  String(decoding: try enc.encode(Dog(name: "r")), as: UTF8.self),
  try dec.decode(Dog.self, from: Data(#"{"name":"z"}"#.utf8)).age
)
