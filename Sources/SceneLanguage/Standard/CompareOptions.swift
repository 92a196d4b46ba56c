@_spi(_Unicode) import Swift

/// What a search or comparison of texts makes nothing of: `String.CompareOptions`.
struct CompareOptions: NativeValue, Hashable {
  static var sceneName: String { "String.CompareOptions" }
  let names: Set<String>

  /// Compares two texts.
  ///
  /// - Throws: A stop for an option that is not supported.
  func compare(_ one: String, _ two: String) throws -> ComparisonResultValue {
    try check(["caseInsensitive", "diacriticInsensitive", "numeric", "literal"])
    let (one, two) = (folded(one), folded(two))
    let isLess = names.contains("numeric") ? Self.precedes(one, two) : one < two
    return ComparisonResultValue(order: one == two ? 0 : isLess ? -1 : 1)
  }

  /// Where a text occurs in another, in characters; `nil` where it does not.
  ///
  /// - Throws: A stop for an option that is not supported.
  func range(of wanted: String, in text: String) throws -> Range<Int>? {
    try check([
      "caseInsensitive", "diacriticInsensitive", "backwards", "anchored", "literal",
    ])
    let (text, wanted) = (text.map { folded(String($0)) }, wanted.map { folded(String($0)) })
    guard !wanted.isEmpty, wanted.count <= text.count else { return nil }
    var starts = Array(0...(text.count - wanted.count))
    if names.contains("backwards") { starts.reverse() }
    if names.contains("anchored") { starts = [starts[0]] }
    return starts.first { text[$0..<($0 + wanted.count)].elementsEqual(wanted) }
      .map { $0..<($0 + wanted.count) }
  }

  /// A text without the differences that these options leave out.
  ///
  /// - Throws: A stop for an option that is not supported.
  func folding(_ text: String) throws -> String {
    try check(["caseInsensitive", "diacriticInsensitive"])
    return folded(text)
  }

  private func check(_ supported: Set<String>) throws {
    guard let other = names.subtracting(supported).sorted().first else { return }
    throw SceneStop(.unsupported("the option '\(other)'"))
  }

  private func folded(_ text: String) -> String {
    var text = text
    if names.contains("diacriticInsensitive") {
      // Where characters are taken apart, marks stand by themselves.
      let kept = text._nfd.filter { $0.properties.generalCategory != .nonspacingMark }
      text = String(String.UnicodeScalarView(kept))
    }
    return names.contains("caseInsensitive") ? text.lowercased() : text
  }

  /// Whether a text comes before another, where digits count as the numbers that they make.
  private static func precedes(_ one: String, _ two: String) -> Bool {
    var (rest, other) = (one[...], two[...])
    while let first = rest.first, let second = other.first {
      let number = rest.prefix(while: \.isWholeNumber)
      let otherNumber = other.prefix(while: \.isWholeNumber)
      if !number.isEmpty, !otherNumber.isEmpty {
        let (value, otherValue) = (Int(number) ?? .max, Int(otherNumber) ?? .max)
        if value != otherValue { return value < otherValue }
        rest = rest.dropFirst(number.count)
        other = other.dropFirst(otherNumber.count)
      } else if first != second {
        return first < second
      } else {
        rest = rest.dropFirst()
        other = other.dropFirst()
      }
    }
    return rest.isEmpty && !other.isEmpty
  }

  /// The type with its options, for texts' literals of several of them too.
  static let entries: LibraryType = {
    let options = [
      "caseInsensitive", "literal", "backwards", "anchored", "numeric", "diacriticInsensitive",
      "widthInsensitive", "forcedOrdering", "regularExpression",
    ]
    var type = LibraryType(
      sceneName,
      conformsTo: ["Hashable"],
      options.map { .constant($0, CompareOptions(names: [$0])) }
    )
    type.arrayLiteral = { values in
      CompareOptions(
        names: values.reduce(into: []) { $0.formUnion(CompareOptions.read($1)?.names ?? []) }
      ).sceneValue
    }
    return type
  }()
}
