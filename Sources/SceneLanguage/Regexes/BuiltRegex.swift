/// A part of a regular expression that is written in a builder.
indirect enum RegexPart: Sendable {
  /// A pattern as it stands.
  case pattern(String)
  /// A text that is found as it is, or another regular expression.
  case value(any BoundExpression)
  case sequence([RegexPart])
  case choice([RegexPart])
  /// A part with what says how often it is found: `+`, `{2,3}?`.
  case repeated(RegexPart, String)
  case capture(RegexPart, RegexCapture)
  case look(RegexPart, isWanted: Bool)
}

/// What becomes of a part that is captured.
struct RegexCapture: Sendable {
  /// Makes something else of it.
  var transform: (any BoundExpression)?
  /// Whether there is no match where that makes nothing.
  var mayFail = false
}

/// `Regex { … }`, which becomes a pattern when the program runs.
struct BuiltRegexExpression: BoundExpression {
  let root: RegexPart
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    var writing = RegexWriting(frame: frame)
    try writing.add(root)
    do {
      return try RegexValue(writing.text, isLiteral: true, transforms: writing.transforms)
        .sceneValue
    } catch {
      throw SceneStop(.unsupported("this regular expression"), at: span)
    }
  }
}

/// Writes the pattern of a regular expression that is built.
private struct RegexWriting {
  let frame: Frame
  var text = ""
  var transforms: [RegexTransform?] = []

  mutating func add(_ part: RegexPart) throws {
    switch part {
    case .pattern(let pattern): text += pattern
    case .value(let value): try add(try value.evaluate(in: frame))
    case .sequence(let parts):
      for part in parts { try add(part) }
    case .choice(let parts):
      text += "(?:"
      for (index, part) in parts.enumerated() {
        if index > 0 { text += "|" }
        try add(part)
      }
      text += ")"
    case .repeated(let part, let count):
      text += "(?:"
      try add(part)
      text += ")" + count
    case .capture(let part, let capture):
      text += "("
      let make = try capture.transform?.evaluate(in: frame)
      transforms.append(make.map { RegexTransform(make: $0, mayFail: capture.mayFail) })
      try add(part)
      text += ")"
    case .look(let part, let isWanted):
      text += isWanted ? "(?=" : "(?!"
      try add(part)
      text += ")"
    }
  }

  private mutating func add(_ value: SceneValue) throws {
    guard case .native(let box) = value, let regex = box.value as? RegexValue else {
      text += RegexPattern.escaped(value.text)
      return
    }
    let options = regex.options
    let marks =
      (options.ignoresCase ? "i" : "") + (options.anchorsMatchLines ? "m" : "")
      + (options.dotTakesNewlines ? "s" : "") + (regex.isExtended ? "x" : "")
    text += "(?\(marks):" + regex.text + ")"
    transforms += regex.pattern.captures.indices.map { index in
      index < regex.transforms.count ? regex.transforms[index] : nil
    }
  }
}

extension RegexPattern {
  /// A text as a pattern that finds it.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if !character.isLetter, !character.isNumber { result += "\\" }
      result.append(character)
    }
  }
}
