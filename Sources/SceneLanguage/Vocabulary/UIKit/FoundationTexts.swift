internal import ConstraintLayout
internal import Diptych

extension Library {
  private static let index = SceneType.named("String.Index")
  private static let range = SceneType.named("Range", [index])

  /// Texts as Foundation sees them: their places are counted in units of UTF-16.
  static let foundationTexts = LibraryFamily(
    title: "UIKit: texts of Foundation",
    types: [
      LibraryType("NSString", conformsTo: ["String"], textMembers),
      LibraryType("NSRange", rangeMembers),
      LibraryType("Range", rangeInitializers),
    ],
    functions: [
      .function("NSMaxRange", Parameter<NSRange>("_")) { $0.upperBound },
      .function("NSLocationInRange", Parameter<Int>("_"), Parameter<NSRange>("_")) {
        $1.contains($0)
      },
      .function("NSEqualRanges", Parameter<NSRange>("_"), Parameter<NSRange>("_")) { $0 == $1 },
    ]
  )

  private static let textMembers: [LibraryEntry] = [
    .initializer(Parameter<String>("string")) { $0 }.returning(.named("NSString")),
    .initializer(Parameter<String>("_")) { $0 }.returning(.named("NSString")),
    formatting(formatArguments, as: .named("NSString")),
    .property("length", of: String.self) { $0.utf16.count },
    .generic(
      "range",
      [
        .parameter("of", .string),
        .parameter("options", CompareOptions.sceneType, hasDefault: true),
      ],
      result: .named("NSRange")
    ) { call in
      let options = CompareOptions.read(call.arguments[1]) ?? []
      let text = call.receiver.text
      let found = try options.range(of: call.arguments[0].text, in: Array(text)[...])
      return (found.map { text.units(of: $0) } ?? NSRange(location: .max, length: 0)).sceneValue
    },
    .method("substring", of: String.self, Parameter<NSRange>("with")) { text, range in
      try text.part(from: range.location, to: range.upperBound)
    },
    .method("substring", of: String.self, Parameter<Int>("from")) { text, start in
      try text.part(from: start, to: text.utf16.count)
    },
    .method("substring", of: String.self, Parameter<Int>("to")) { try $0.part(from: 0, to: $1) },
    .method(
      "replacingCharacters",
      of: String.self,
      Parameter<NSRange>("in"),
      Parameter<String>("with")
    ) { text, range, other in
      let tail = try text.part(from: range.upperBound, to: text.utf16.count)
      return try text.part(from: 0, to: range.location) + other + tail
    },
    .method("character", of: String.self, Parameter<Int>("at")) { text, place in
      let units = Array(text.utf16)
      guard units.indices.contains(place) else {
        throw SceneStop(.indexOutOfRange(place, count: units.count))
      }
      return Int(units[place])
    }.returning(.named("UInt16")),
    .property("uppercased", of: String.self) { $0.uppercased() },
    .property("lowercased", of: String.self) { $0.lowercased() },
    .property("integerValue", of: String.self) { $0.leadingWholeNumber },
    .property("doubleValue", of: String.self) { $0.leadingNumber },
    .method("appendingPathComponent", of: String.self, Parameter<String>("_")) {
      $0.hasSuffix("/") ? $0 + $1 : "\($0)/\($1)"
    },
    .method("isEqual", of: String.self, Parameter<String>("to")) { $0 == $1 },
  ]

  private static let rangeMembers: [LibraryEntry] = [
    .property("lowerBound", of: NSRange.self) { $0.location },
    .property("upperBound", of: NSRange.self) { $0.upperBound },
    .method("contains", of: NSRange.self, Parameter<Int>("_")) { $0.contains($1) },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(nil, range), .parameter("in", .string)],
        result: .named("NSRange")
      )
    ) { call in
      guard case .range(let range) = call.arguments[0] else { return .null }
      let text = call.arguments[1].textPart
      let start = Swift.max(0, range.lowerBound &- text.start)
      return String(text.part).units(of: start..<(start &+ range.count)).sceneValue
    },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(nil, .named("Range", [.int]))],
        result: .named("NSRange")
      )
    ) { call in
      guard case .range(let range) = call.arguments[0] else { return .null }
      return NSRange(location: range.lowerBound, length: range.count).sceneValue
    },
  ]

  private static let rangeInitializers: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(nil, .named("NSRange")), .parameter("in", .string)],
        result: .optional(range)
      )
    ) { call in
      guard let range = NSRange.read(call.arguments[0]) else { return .null }
      return call.arguments[1].text.characters(in: range).map { .range($0) } ?? .null
    },
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(nil, .named("NSRange"))],
        result: .optional(.named("Range", [.int]))
      )
    ) { call in
      guard let range = NSRange.read(call.arguments[0]), range.upperBound >= range.location,
        range.location != .max
      else { return .null }
      return .range(range.location..<range.upperBound)
    },
  ]
}

extension NSRange {
  fileprivate var upperBound: Int { location &+ length }
  fileprivate func contains(_ place: Int) -> Bool { place >= location && place < upperBound }
}

extension String {
  /// The units of UTF-16 that some characters lie in.
  fileprivate func units(of characters: Range<Int>) -> NSRange {
    let start = index(startIndex, offsetBy: characters.lowerBound, limitedBy: endIndex) ?? endIndex
    let end = index(start, offsetBy: characters.count, limitedBy: endIndex) ?? endIndex
    return NSRange(
      location: utf16.distance(from: startIndex, to: start),
      length: utf16.distance(from: start, to: end)
    )
  }

  /// The characters that lie in some units of UTF-16; `nil` where there are none so far on.
  fileprivate func characters(in units: NSRange) -> Range<Int>? {
    guard units.location >= 0, units.length >= 0, units.location <= utf16.count,
      units.length <= utf16.count - units.location
    else { return nil }
    let start = utf16.index(startIndex, offsetBy: units.location)
    let end = utf16.index(start, offsetBy: units.length)
    let first = distance(from: startIndex, to: start)
    return first..<Swift.max(first, first + distance(from: start, to: end))
  }

  /// A part that is told by units of UTF-16.
  fileprivate func part(from start: Int, to end: Int) throws -> String {
    guard start >= 0, start <= end, end <= utf16.count else {
      throw SceneStop(.indexOutOfRange(Swift.max(start, end), count: utf16.count))
    }
    return String(decoding: Array(utf16)[start..<end], as: UTF16.self)
  }
}

extension String {
  /// The digits that the text begins with behind spaces and a sign, as `NSString` reads them; 0
  /// where it begins otherwise.
  fileprivate var leadingWholeNumber: Int {
    let text = drop(while: \.isWhitespace)
    let sign = text.prefix { $0 == "-" || $0 == "+" }.prefix(1)
    let digits = text.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return 0 }
    return Int(sign + digits) ?? (sign == "-" ? .min : .max)
  }

  /// The number with a fraction that the text begins with, read in the same way.
  fileprivate var leadingNumber: Double {
    let text = drop(while: \.isWhitespace).prefix {
      $0.isASCII && ($0.isNumber || "+-.eE".contains($0))
    }
    for end in text.indices.reversed() {
      if let number = Double(text[...end]) { return number }
    }
    return 0
  }
}
