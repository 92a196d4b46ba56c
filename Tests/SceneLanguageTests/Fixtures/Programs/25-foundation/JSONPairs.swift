import Foundation

// Ranges are coded as arrays of their ends.
struct Observation: Codable, Equatable {
  var distance: Double
  var elevation: Range<Double>
  var levels: ClosedRange<Int>
}
let json = """
  [{"distance": 0.5, "elevation": [291.5, 309], "levels": [1, 5]},
   {"distance": 1, "elevation": [2, 2], "levels": [0, 0]}]
  """
let observations = try JSONDecoder().decode([Observation].self, from: Data(json.utf8))
print(observations[0].elevation, observations[0].levels, observations[1].elevation.isEmpty)

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(observations)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Observation].self, from: data) == observations)

do {
  _ = try JSONDecoder().decode(Range<Int>.self, from: Data("[3, 1]".utf8))
} catch DecodingError.dataCorrupted {
  print("corrupted")
}
do {
  _ = try JSONDecoder().decode(Range<Int>.self, from: Data("7".utf8))
} catch DecodingError.typeMismatch {
  print("no array")
}

// A type alias of a collection has the types of the collection.
struct Choice<Element: Hashable, Label> {
  typealias Options = [Element]
  typealias Labels = [Element: Label]
  var chosen: Options.Index?
  var label: (Options.Element) -> Labels.Value
  var first: Labels.Key? { labels.first?.key }
  var labels: Labels
}
let choice = Choice(chosen: 1, label: { "\($0)!" }, labels: [1: "one"])
print(choice.label(2), choice.first ?? 0, choice.chosen ?? -1)
