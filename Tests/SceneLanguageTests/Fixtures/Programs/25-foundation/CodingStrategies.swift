import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) throws -> String {
  encoder.outputFormatting = [.sortedKeys]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
struct N: Encodable {
  enum K: CodingKey { case a, b }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    var one = list.nestedContainer(keyedBy: K.self)
    try one.encode(1, forKey: .a)
    var two = list.nestedUnkeyedContainer()
    try two.encode("x")
    try two.encodeNil()
    try two.encode(contentsOf: [1, 2])
    print(list.count, two.count)
    try list.encode(5)
  }
}
print(try json(N()))
struct D: Codable { var d: Data }
print(try json(D(d: Data([1, 2, 3]))))
let e = JSONEncoder()
e.dataEncodingStrategy = .deferredToData
print(try json(D(d: Data([1, 2, 3])), e))
e.dataEncodingStrategy = .base64
print(try json(D(d: Data([1, 2, 3])), e))
e.dataEncodingStrategy = .custom { data, encoder in
  var c = encoder.singleValueContainer()
  try c.encode(data.count)
}
print(try json(D(d: Data([1, 2, 3])), e))
let fl = JSONEncoder()
do { _ = try json([Double.infinity], fl) } catch let EncodingError.invalidValue(value, context) {
  print("invalid", value, context.codingPath.map(\.stringValue), context.debugDescription)
}
struct V: Codable { var x: Double; var y: [Double] }
do { _ = try json(V(x: 1, y: [2, .nan]), fl) } catch EncodingError.invalidValue(let value, let context) {
  print("invalid", value, context.codingPath.map(\.stringValue), context.debugDescription)
}
fl.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
print(try json([Double.infinity, -.infinity, .nan, 1], fl))
let dec = JSONDecoder()
dec.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
print(try dec.decode([Double].self, from: Data(#"["+inf","-inf","nan",1]"#.utf8)))
struct Bad: Encodable {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(3, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "no"))
  }
}
do { _ = try json(Bad()) } catch { print(error) }
let dd = JSONDecoder()
dd.dataDecodingStrategy = .deferredToData
print(Array(try dd.decode(D.self, from: Data(#"{"d":[1,2]}"#.utf8)).d))
