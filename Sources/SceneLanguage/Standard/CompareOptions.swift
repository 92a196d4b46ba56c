@_spi(_Unicode) import Swift

/// What a search or comparison of texts makes nothing of: `String.CompareOptions`.
struct CompareOptions: OptionSet, NativeValue, Hashable {
  static var sceneName: String { "String.CompareOptions" }
  let rawValue: Int

  static let caseInsensitive = CompareOptions(rawValue: 1)
  static let literal = CompareOptions(rawValue: 2)
  static let backwards = CompareOptions(rawValue: 4)
  static let anchored = CompareOptions(rawValue: 8)
  static let numeric = CompareOptions(rawValue: 64)
  static let diacriticInsensitive = CompareOptions(rawValue: 128)
  static let regularExpression = CompareOptions(rawValue: 1024)

  /// Foundation's names and numbers of all options.
  private static let names: [(name: String, option: CompareOptions)] = [
    ("caseInsensitive", caseInsensitive), ("literal", literal),
    ("backwards", backwards), ("anchored", anchored), ("numeric", numeric),
    ("diacriticInsensitive", diacriticInsensitive),
    ("widthInsensitive", CompareOptions(rawValue: 256)),
    ("forcedOrdering", CompareOptions(rawValue: 512)),
    ("regularExpression", regularExpression),
  ]

  /// Compares two texts.
  ///
  /// - Throws: A stop for an option that is not supported.
  func compare(_ one: String, _ two: String) throws -> ComparisonResultValue {
    try check([.caseInsensitive, .diacriticInsensitive, .numeric, .literal])
    if self == .literal { return ComparisonResultValue(of: one.utf16, two.utf16) }
    let (one, two) = (folded(one), folded(two))
    if contains(.numeric) {
      return ComparisonResultValue(order: Self.numericOrder(one, two))
    }
    // Foundation compares scalars of letters that are taken apart from their marks.
    return ComparisonResultValue(of: one._nfd, two._nfd)
  }

  /// Where a text occurs first in a part of another, in characters; `nil` where it does not.
  ///
  /// - Throws: A stop for an option that is not supported.
  func range(of wanted: String, in part: ArraySlice<Character>) throws -> Range<Int>? {
    try occurrences(of: wanted, in: part, atMost: 1).first
  }

  /// Where a text occurs in a part of another, in characters, from the first place to the last.
  ///
  /// - Throws: A stop for an option that is not supported.
  func ranges(of wanted: String, in part: ArraySlice<Character>) throws -> [Range<Int>] {
    try occurrences(of: wanted, in: part, atMost: .max).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The occurrences as they are found, from the end where the search goes backwards.
  private func occurrences(
    of wanted: String,
    in part: ArraySlice<Character>,
    atMost most: Int
  ) throws -> [Range<Int>] {
    try check([.caseInsensitive, .diacriticInsensitive, .backwards, .anchored, .literal])
    let (text, wanted) = (part.map { folded(String($0)) }, wanted.map { folded(String($0)) })
    let (length, isBackwards) = (wanted.count, contains(.backwards))
    guard length > 0, length <= text.count else { return [] }
    let starts: [Int]
    if contains(.anchored) {
      starts = anchored(wanted, in: text, atMost: most)
    } else if isBackwards {
      let search = OccurrenceSearch(for: wanted.reversed())
      starts = search.ends(in: text.reversed(), atMost: most).map { text.count - $0 }
    } else {
      starts = OccurrenceSearch(for: wanted).ends(in: text, atMost: most).map { $0 - length }
    }
    return starts.map { ($0 + part.startIndex)..<($0 + length + part.startIndex) }
  }

  /// Where a text begins that must be at the end of what is searched; it is followed by others that
  /// touch it only.
  private func anchored(_ wanted: [String], in text: [String], atMost most: Int) -> [Int] {
    let (length, isBackwards) = (wanted.count, contains(.backwards))
    var starts: [Int] = []
    var start = isBackwards ? text.count - length : 0
    while start >= 0, start + length <= text.count, starts.count < most,
      text[start..<(start + length)].elementsEqual(wanted)
    {
      starts.append(start)
      start += isBackwards ? -length : length
    }
    return starts
  }

  /// A text without the differences that these options leave out.
  ///
  /// - Throws: A stop for an option that is not supported.
  func folding(_ text: String) throws -> String {
    try check([.caseInsensitive, .diacriticInsensitive])
    return folded(text)
  }

  private func check(_ supported: CompareOptions) throws {
    let other = Self.names.first { contains($0.option) && !supported.contains($0.option) }
    if let other { throw SceneStop(.unsupported("the option '\(other.name)'")) }
  }

  private func folded(_ text: String) -> String {
    var text = text
    if contains(.diacriticInsensitive) {
      // Where characters are taken apart, marks stand by themselves.
      let kept = text._nfd.filter { $0.properties.generalCategory != .nonspacingMark }
      text = String(String.UnicodeScalarView(kept))
    }
    guard contains(.caseInsensitive) else { return text }
    // Letters that have capital forms of several letters are as those: `ß` as `ss`.
    return text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : text.uppercased().lowercased()
  }

  /// Compares two texts, where digits count as the numbers that they make.
  private static func numericOrder(_ one: String, _ two: String) -> Int {
    var (rest, other) = (one[...], two[...])
    while let first = rest.first, let second = other.first {
      let number = rest.prefix(while: \.isWholeNumber)
      let otherNumber = other.prefix(while: \.isWholeNumber)
      if !number.isEmpty, !otherNumber.isEmpty {
        let (digits, otherDigits) = (number.drop { $0 == "0" }, otherNumber.drop { $0 == "0" })
        if digits.count != otherDigits.count { return digits.count < otherDigits.count ? -1 : 1 }
        if digits != otherDigits { return digits < otherDigits ? -1 : 1 }
        rest = rest.dropFirst(number.count)
        other = other.dropFirst(otherNumber.count)
      } else if first != second {
        return ComparisonResultValue(of: String(first)._nfd, String(second)._nfd).order
      } else {
        rest = rest.dropFirst()
        other = other.dropFirst()
      }
    }
    return rest.isEmpty ? other.isEmpty ? 0 : -1 : 1
  }

  static let entries = LibraryType.optionSet(
    sceneName,
    of: Self.self,
    names.map { .constant($0.name, $0.option) }
  )
}

extension String {
  /// The text with letters and their marks apart.
  var takenApart: String { String(String.UnicodeScalarView(_nfd)) }

  /// The text with letters that have marks as one scalar each, where there is one.
  var putTogether: String { String(String.UnicodeScalarView(_nfc)) }
}
