import Foundation
// What extensions of the protocols of coding add to all that can be coded.
extension Decodable {
  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
  static func from(_ json: String) throws -> Self {
    try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}
extension Encodable {
  func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
struct Tag: Codable { var name: String }
print(try Int(json: "5"), try [Int].from("[2]"), try String.from("\"s\""), try Tag(json: #"{"name":"n"}"#))
print(try [String: Bool](json: #"{"a":true}"#), try [Int?](json: "[1,null]"))
print(try [1, 2].json(), try ["a": [1.5]].json(), try [Tag(name: "t")].json(), try true.json())
extension KeyedDecodingContainer {
  func value<T: Decodable>(_ key: Key, or other: T) -> T {
    (try? decodeIfPresent(T.self, forKey: key)) ?? other
  }
}
struct Settings: Decodable {
  var size: Int
  var name: String
  enum CodingKeys: CodingKey { case size, name }
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    size = values.value(.size, or: 9)
    name = values.value(.name, or: "none")
  }
}
print(try Settings(json: #"{"name":"x"}"#), try Settings(json: #"{"size":1}"#))
