/// A regular expression as a value of the program.
final class RegexValue: NativeValue, Sendable {
  static var sceneName: String { "Regex" }
  let text: String
  /// Whether it stands in the program, so that the types of its captures are known.
  let isLiteral: Bool
  let isExtended: Bool
  let options: RegexOptions
  let pattern: RegexPattern
  /// What the program makes of what is captured, in the order of the captures.
  let transforms: [RegexTransform?]

  init(
    _ text: String,
    isLiteral: Bool,
    isExtended: Bool = false,
    options: RegexOptions = RegexOptions(),
    transforms: [RegexTransform?] = []
  ) throws(RegexFailure) {
    self.transforms = transforms
    self.text = text
    self.isLiteral = isLiteral
    self.isExtended = isExtended
    self.options = options
    var parser = RegexParser(text, options: options, isExtended: isExtended)
    pattern = try parser.parse()
  }

  /// The type of what a match gives: the whole, and what is captured.
  var output: SceneType {
    if pattern.captures.isEmpty { return .substring }
    let captures = pattern.captures.map { capture in
      SceneType.TupleElement(
        label: capture.name,
        type: capture.isOptional ? .optional(.substring) : .substring
      )
    }
    return .tuple([SceneType.TupleElement(label: nil, type: .substring)] + captures)
  }
}

/// A match of a regular expression as a value of the program.
final class RegexMatchValue: NativeValue {
  static var sceneName: String { "Regex.Match" }
  let whole: SubstringValue
  let found: RegexSearch.Found
  let names: [String?]
  private let isTyped: Bool
  /// The parts, where the program makes something else of some of them.
  private let made: [SceneValue]?

  init(
    _ found: RegexSearch.Found,
    of regex: RegexValue,
    in whole: SubstringValue,
    made: [SceneValue]? = nil
  ) {
    self.made = made
    self.whole = whole
    self.found = found
    isTyped = regex.isLiteral
    names = [nil] + regex.pattern.captures.map(\.name)
  }

  /// What was found, as parts of the text.
  var parts: [SceneValue] {
    let part = whole.part
    return found.map { range in
      guard let range else { return .null }
      let start = part.index(part.startIndex, offsetBy: range.lowerBound)
      let end = part.index(start, offsetBy: range.count)
      return .substring(SubstringValue(part[start..<end], start: whole.start + range.lowerBound))
    }
  }

  /// What the program sees: the whole alone where nothing is captured, and the parts by number
  /// where it knows no types of them.
  var output: SceneValue {
    guard isTyped else { return sceneValue }
    let parts = made ?? parts
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  /// Where something was found, in the places of the whole text.
  func range(_ index: Int) -> SceneValue {
    guard let range = found[index] else { return .null }
    return SceneValue.range(range).moved(by: whole.start)
  }
}

/// One part of a match of which the program knows no type.
struct RegexPartValue: NativeValue {
  static var sceneName: String { "AnyRegexOutput.Element" }
  let match: RegexMatchValue
  let index: Int
}

extension LibraryCall {
  /// A search for a regular expression in a text, whose steps are counted.
  func search(for regex: RegexValue, in text: SceneValue) -> RegexSearch {
    let (evaluation, span) = (evaluation, span)
    return RegexSearch(regex.pattern, in: Array(text.textPart.part)) {
      try evaluation.step(at: span)
    }
  }
}
