import Foundation

struct Money: Codable, Equatable { var cents: Int }
extension KeyedDecodingContainer {
  func decode(_ type: Money.Type, forKey key: Key) throws -> Money {
    Money(cents: Int(try decode(Double.self, forKey: key) * 100))
  }
}
struct Item: Codable { var name: String; var price: Money }
print(try JSONDecoder().decode(Item.self, from: Data(#"{"name":"a","price":2.5}"#.utf8)))

protocol Shape: Decodable { var area: Double { get } }
struct Square: Shape { var side: Double; var area: Double { side * side } }
struct Circle: Shape { var radius: Double; var area: Double { radius * 3 } }
enum Kind: String, Decodable {
  case square, circle
  var type: Shape.Type { self == .square ? Square.self : Circle.self }
}
struct Any2: Decodable {
  let shape: Shape
  enum K: CodingKey { case kind }
  init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: K.self).decode(Kind.self, forKey: .kind)
    shape = try kind.type.init(from: decoder)
  }
}
let all = try JSONDecoder().decode([Any2].self, from: Data(#"[{"kind":"square","side":2},{"kind":"circle","radius":1}]"#.utf8))
print(all.map(\.shape.area))
