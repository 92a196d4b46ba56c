// What JSON is, and what is told of what it is not.
import Foundation

func tell(_ read: () throws -> Any) {
  do { print(try read()) } catch { print(error) }
}

for s in [
  "[1e5, -0, 1E+2, 12.5]", "[01]", "[1.]", "[.5]", "[+1]", "[-]", "[nan]", "[-01]", "[1e999]", "[]",
] { tell { try JSONDecoder().decode([Double].self, from: Data(s.utf8)) } }
for s in [#"["\u0041\n\/"]"#, #"["\u+123"]"#, #"["\ud800"]"#, #"["\x"]"#] {
  tell { try JSONDecoder().decode([String].self, from: Data(s.utf8)) }
}

struct Point: Codable { var x: Int }
struct Line: Codable {
  var start: Point
  var end: Point?
}
for s in ["null", #"{"start":null}"#, #"{"start":{"x":1},"end":null}"#, "[1]", "5"] {
  tell { try JSONDecoder().decode(Line.self, from: Data(s.utf8)) }
}
tell { try JSONDecoder().decode([[Int]].self, from: Data("[null]".utf8)) }
tell { try JSONDecoder().decode([[String: Int]].self, from: Data("[null]".utf8)) }

enum Shape: Codable { case bigCircle(theRadius: Double), none, pair(Int, Int) }
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
let shapes: [Shape] = [.bigCircle(theRadius: 2), .none, .pair(1, 2)]
let data = try encoder.encode(shapes)
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
tell { try decoder.decode([Shape].self, from: data).count }
for s in [#"[{"x":{}}]"#, "[{}]", #"[{"none":5}]"#, "[null]", #"["none"]"#] {
  tell { try decoder.decode([Shape].self, from: Data(s.utf8)) }
}

enum Side: Codable {
  case left, right(Int)
  enum CodingKeys: String, CodingKey { case left = "L", right = "R" }
}
tell { String(decoding: try JSONEncoder().encode([Side.left, .right(3)]), as: UTF8.self) }
tell { try JSONDecoder().decode([Side].self, from: Data(#"[{"R":{"_0":3}},{"L":{}}]"#.utf8)) }

struct Letters: Codable {
  var myURLProperty = 1
  var URL = 2
  var x1Y2 = 3
  var aBC = 4
}
tell { String(decoding: try encoder.encode(Letters()), as: UTF8.self) }
struct Name: Codable { var firstName: Int }
for s in ["first_name", "FIRST_NAME", "first__name", "First_name"] {
  tell { try decoder.decode(Name.self, from: Data("{\"\(s)\":1}".utf8)) }
}

decoder.dateDecodingStrategy = .iso8601
for s in [
  "2024-02-28T22:30:00Z", "2024-02-28T22:30:00+01:00", "2024-02-28T22:30:00-0130",
  "2024-02-28T22:30:00", "2024-13-28T22:30:00Z", "2024-02-28 22:30:00Z",
] {
  let dates = try? decoder.decode([Date].self, from: Data("[\"\(s)\"]".utf8))
  print(dates?[0].timeIntervalSince1970 ?? -1.0)
}
