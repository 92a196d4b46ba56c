import Foundation
struct Entry: Codable { var day: Date; var bytes: Data }
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd"
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.locale = Locale(identifier: "en_US_POSIX")
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.dateEncodingStrategy = .formatted(formatter)
let entry = Entry(day: Date(timeIntervalSince1970: 86400), bytes: Data([1, 2]))
let coded = try encoder.encode(entry)
print(String(decoding: coded, as: UTF8.self))
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(formatter)
print(try decoder.decode(Entry.self, from: coded).day, try decoder.decode(Entry.self, from: coded).bytes.count)
decoder.dateDecodingStrategy = .custom { decoder in
  let text = try decoder.singleValueContainer().decode(String.self)
  guard let date = formatter.date(from: text) else {
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "bad \(text)"))
  }
  return date
}
print(try decoder.decode(Entry.self, from: coded).day.timeIntervalSince1970)
do { _ = try decoder.decode([Date].self, from: Data(#"["zz"]"#.utf8)) } catch { print(error) }
encoder.dateEncodingStrategy = .custom { date, encoder in
  var container = encoder.singleValueContainer()
  try container.encode(Int(date.timeIntervalSince1970))
}
print(String(decoding: try encoder.encode([entry.day]), as: UTF8.self))
