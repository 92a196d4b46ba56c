import Foundation

enum Day: String, Codable, CodingKeyRepresentable { case monday = "mon", tuesday = "tue" }
enum Plain: String, Codable { case only }
struct Place: Codable {
  var hours: [Day: String]
  var plain: [Plain: Int]
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let place = Place(hours: [.monday: "9-5", .tuesday: "closed"], plain: [.only: 1])
let data = try encoder.encode(place)
print(String(decoding: data, as: UTF8.self))
let read = try JSONDecoder().decode(Place.self, from: data)
print(read.hours[.tuesday] ?? "-", read.plain)
do {
  _ = try JSONDecoder().decode([Day: String].self, from: Data(#"{"sun": "x"}"#.utf8))
} catch { print("no such day") }

// What a case holds has keys of its own.
enum Shape: Codable, Equatable {
  case circle(radius: Double), rect(Double, Double), unit
  private enum CodingKeys: String, CodingKey { case circle = "c", rect, unit }
  private enum CircleCodingKeys: String, CodingKey { case radius = "r" }
}
let shapes: [Shape] = [.circle(radius: 2), .rect(1, 2), .unit]
let coded = try encoder.encode(shapes)
print(String(decoding: coded, as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: coded) == shapes)
