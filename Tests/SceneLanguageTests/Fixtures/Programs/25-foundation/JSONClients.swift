// What a client of a service decodes, and how that fails.
import Foundation

protocol Endpoint {
  associatedtype Response: Decodable
  var path: String { get }
  var method: String { get }
}
extension Endpoint { var method: String { "GET" } }
struct UserDTO: Decodable, Equatable {
  let id: Int
  let name: String
  var createdAt: Date?
  enum CodingKeys: String, CodingKey {
    case id, name
    case createdAt = "created_at"
  }
}
struct GetUser: Endpoint {
  typealias Response = UserDTO
  let id: Int
  var path: String { "/users/\(id)" }
}
struct GetUsers: Endpoint {
  typealias Response = [UserDTO]
  let path = "/users"
}
enum APIError: Error, Equatable {
  case notFound(String)
  case decoding
}
struct Client {
  var stubs: [String: String]
  let decoder: JSONDecoder = {
    let d = JSONDecoder()
    d.dateDecodingStrategy = .secondsSince1970
    return d
  }()
  func send<E: Endpoint>(_ e: E) throws -> E.Response {
    guard let json = stubs[e.path] else { throw APIError.notFound(e.path) }
    do { return try decoder.decode(E.Response.self, from: Data(json.utf8)) } catch is DecodingError
    { throw APIError.decoding }
  }
  func result<E: Endpoint>(_ e: E) -> Result<E.Response, APIError> {
    Result { try send(e) }.mapError { $0 as? APIError ?? .decoding }
  }
}
let client = Client(stubs: [
  "/users/1": #"{"id": 1, "name": "Ann", "created_at": 86400}"#,
  "/users": #"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]"#, "/users/3": #"{"id": "x"}"#,
])
print(
  try client.send(GetUser(id: 1)),
  try client.send(GetUsers()).map(\.name),
  client.result(GetUser(id: 2)),
  client.result(GetUser(id: 3))
)
struct Page<T: Codable>: Codable {
  var items: [T]
  var next: Int?
  var meta: [String: String] = [:]
}
struct Tag: Codable, Hashable {
  var name: String
  var color: Color2?
  enum Color2: String, Codable { case red, blue }
}
let page = try JSONDecoder().decode(
  Page<Tag>.self,
  from: Data(
    #"{"items":[{"name":"a","color":"red"},{"name":"b"}],"next":null,"meta":{"k":"v"}}"#.utf8
  )
)
print(page.items, page.next as Any, page.meta)
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(data: try enc.encode(Page(items: [1, 2], next: 3)), encoding: .utf8)!)
print(
  String(
    decoding: try enc.encode(["b": [Tag(name: "x\"/\n", color: .blue)], "a": []]),
    as: UTF8.self
  )
)
class Base: Codable {
  var id = 1
  var label: String?
  init(id: Int, label: String?) {
    self.id = id
    self.label = label
  }
}
let base = try JSONDecoder().decode(Base.self, from: Data(#"{"id":7,"label":"L"}"#.utf8))
print(base.id, base.label ?? "-")
enum Event: Codable, Equatable {
  case tap(x: Int, y: Int)
  case text(String)
  case none
}
enc.outputFormatting = .sortedKeys
let events = [Event.tap(x: 1, y: 2), .text("hi"), .none]
let data = try enc.encode(events)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Event].self, from: data) == events)
for bad in [
  #"{"id": 1}"#, #"{"id": null, "name": "x"}"#, #"{"id": 1.5, "name": "x"}"#, "[]", "nope",
] {
  do {
    _ = try JSONDecoder().decode(UserDTO.self, from: Data(bad.utf8))
    print("ok")
  } catch let DecodingError.keyNotFound(k, c) {
    print("key", k.stringValue, c.codingPath.count)
  } catch let DecodingError.valueNotFound(t, c) {
    print("value", t, c.codingPath.map(\.stringValue))
  } catch let DecodingError.typeMismatch(t, _) { print("type", t) } catch DecodingError
    .dataCorrupted
  { print("corrupt") }
}
struct Temperature: Codable {
  var celsius: Double
  private enum Keys: CodingKey { case value, unit }
  init(celsius: Double) { self.celsius = celsius }
  init(from d: any Decoder) throws {
    let c = try d.container(keyedBy: Keys.self)
    let v = try c.decode(Double.self, forKey: .value)
    celsius = try c.decodeIfPresent(String.self, forKey: .unit) == "F" ? (v - 32) * 5 / 9 : v
  }
  func encode(to e: any Encoder) throws {
    var c = e.container(keyedBy: Keys.self)
    try c.encode(celsius, forKey: .value)
    try c.encode("C", forKey: .unit)
  }
}
print(
  try JSONDecoder().decode(
    [Temperature].self,
    from: Data(#"[{"value": 212, "unit": "F"}, {"value": 5}]"#.utf8)
  ).map(\.celsius),
  String(decoding: try enc.encode(Temperature(celsius: 1.5)), as: UTF8.self)
)
struct Nested: Decodable {
  var city: String
  var tags: [String]
  enum K: String, CodingKey { case address, info }
  enum A: String, CodingKey { case city }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: K.self)
    let a = try c.nestedContainer(keyedBy: A.self, forKey: .address)
    city = try a.decode(String.self, forKey: .city)
    var u = try c.nestedUnkeyedContainer(forKey: .info)
    var t: [String] = []
    while !u.isAtEnd { t.append(try u.decode(String.self)) }
    tags = t
  }
}
let nested = try JSONDecoder().decode(
  Nested.self,
  from: Data(#"{"address":{"city":"Oslo"},"info":["a","b"]}"#.utf8)
)
print(nested.city, nested.tags)
print(
  try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a":[1,2]}"#.utf8)),
  try JSONDecoder().decode([Double?].self, from: Data("[1, null, 2.5]".utf8)),
  try JSONDecoder().decode(Set<Int>.self, from: Data("[3,3]".utf8)),
  try JSONDecoder().decode([URL].self, from: Data(#"["https://a.b/c"]"#.utf8)),
  try JSONDecoder().decode(Bool.self, from: Data("true".utf8))
)
let iso = JSONDecoder()
iso.dateDecodingStrategy = .iso8601
print(
  try iso.decode([Date].self, from: Data(#"["2024-02-03T04:05:06Z"]"#.utf8))[0]
    .timeIntervalSince1970
)
let ie = JSONEncoder()
ie.dateEncodingStrategy = .iso8601
print(String(decoding: try ie.encode([Date(timeIntervalSince1970: 0)]), as: UTF8.self))
