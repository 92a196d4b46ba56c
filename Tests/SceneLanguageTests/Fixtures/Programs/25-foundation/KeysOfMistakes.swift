// The keys on the way to a mistake show themselves with the names of their types.
import Foundation
struct A: Codable { var items: [B]; var d: [String: Int]; struct B: Codable { var n: Int; enum K: String, CodingKey { case n = "num" }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); n = try c.decode(Int.self, forKey: .n) } } }
for t in [#"{"items":[{"num":1},{}],"d":{}}"#, #"{"items":[{"num":"x"}],"d":{}}"#, #"{"items":[],"d":{"k":"v"}}"#, #"{"d":{}}"#, #"{"items":[],"d":[]}"#] {
  do { _ = try JSONDecoder().decode(A.self, from: Data(t.utf8)) } catch DecodingError.keyNotFound(let k, let c) { print(k, c.codingPath, k.stringValue, k.intValue as Any) } catch DecodingError.typeMismatch(_, let c) { print(c.codingPath, c.codingPath.last!, "\(c.codingPath.map(\.stringValue))", c.codingPath.last!.intValue as Any); debugPrint(c.codingPath[0]) } catch { print(error) } }
struct Sums: Decodable { var total = 0; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); while !c.isAtEnd { let n = try c.decode(Int.self); if n < 0 { throw DecodingError.dataCorruptedError(in: c, debugDescription: "below zero") }; total += n } } }
for t in ["[1,2]", "[1,-1,3]"] { do { print(try JSONDecoder().decode(Sums.self, from: Data(t.utf8))) } catch DecodingError.dataCorrupted(let c) { print(c.codingPath, c.debugDescription) } }
