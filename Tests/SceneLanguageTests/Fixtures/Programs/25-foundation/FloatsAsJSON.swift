import Foundation

func json<T: Encodable>(_ value: T) throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
print(try json(Float(0.1)), try json([Float(0.1), 2.5]), try json(["a": Float(0.3)]))
struct F: Codable { var f: Float; var g: [Float]; var h: Float? ; var d: Double }
let pretty = JSONEncoder()
pretty.outputFormatting = .sortedKeys
print(String(decoding: try pretty.encode(F(f: 0.1, g: [0.2], h: 0.3, d: 0.1)), as: UTF8.self))
struct Own: Encodable {
  let f: Float
  enum K: CodingKey { case f, g }
  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: K.self)
    try c.encode(f, forKey: .f)
    try c.encode([f], forKey: .g)
  }
}
print(String(decoding: try pretty.encode(Own(f: 0.1)), as: UTF8.self))
struct G<T: Encodable>: Encodable { let t: T }
print(try json(G(t: Float(0.1))), try json(G(t: 0.1)))
print(try JSONDecoder().decode(Float.self, from: Data("0.1".utf8)))
print(try json(CGFloat(0.1)))
