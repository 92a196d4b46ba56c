extension String {
  /// The square brackets inside square brackets, with nothing else between but the parentheses of
  /// tuples, that are parsed.
  ///
  /// At each of them the parser looks ahead for two kinds of array types, so the time doubles.
  static let squareBracketLimit = 12

  /// The angle brackets inside angle brackets, with nothing but types between, that are parsed.
  ///
  /// At each of them the parser looks ahead for a list of types up to the end of the innermost.
  static let angleBracketLimit = 48

  /// The conditions inside conditions, `#if` in `#if`, that are parsed.
  static let conditionLimit = 256

  /// The UTF-8 offset of the first bracket that is inside `limit` others, if there is one.
  ///
  /// Brackets in comments and in the text of strings do not count.
  /// - Complexity: O(*n*), without building anything; it comes before parsing.
  func offsetOfBracket(deeperThan limit: Int) -> Int? {
    var text = self
    return text.withUTF8 { Self.offsetOfBracket(in: $0, deeperThan: limit) }
  }

  private static func offsetOfBracket(
    in text: UnsafeBufferPointer<UInt8>,
    deeperThan limit: Int
  ) -> Int? {
    var depth = 0
    var squares = 0
    var angles = 0
    // The square and angle brackets that were open where each bracket around was: behind it no others
    // are.
    var outer: [(squares: Int, angles: Int)] = []
    var conditions = 0
    var previous: UInt8 = 0
    var inComment = false
    var inString = false
    for offset in text.indices {
      let byte = text[offset]
      defer { previous = previous == UInt8(ascii: "\\") && byte == previous ? 0 : byte }
      if byte == UInt8(ascii: "\n") {
        inComment = false
        inString = false
        continue
      }
      if inComment { continue }
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") {
        inString.toggle()
        continue
      }
      if inString { continue }
      if byte == UInt8(ascii: "<"), previous.isPartOfWord {
        angles += 1
        if angles > String.angleBracketLimit { return offset }
      } else if byte == UInt8(ascii: ">") {
        angles = Swift.max(0, angles - 1)
      } else if !byte.isPartOfType {
        angles = 0
      }
      switch byte {
      case UInt8(ascii: "#"):
        let word = text[(offset + 1)...].prefix(5)
        if word.starts(with: "if".utf8) { conditions += 1 }
        if word.elementsEqual("endif".utf8) { conditions = Swift.max(0, conditions - 1) }
        if conditions > String.conditionLimit { return offset }
      case UInt8(ascii: "/") where previous == byte:
        inComment = true
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        outer.append((squares, angles))
        if byte == UInt8(ascii: "[") {
          squares += 1
        } else if byte == UInt8(ascii: "{") || previous.endsCalled {
          squares = 0
        }
        if depth > limit || squares > String.squareBracketLimit { return offset }
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth = Swift.max(0, depth - 1)
        (squares, angles) = outer.popLast() ?? (0, 0)
      default:
        break
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it stands in a name: a letter, a digit, `_`, or a part of a letter that is not ASCII.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Whether it ends what is called, so that a parenthesis behind it begins arguments and no tuple.
  fileprivate var endsCalled: Bool {
    switch self {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): true
    case UInt8(ascii: "?"), UInt8(ascii: "!"): true
    default: isPartOfWord
    }
  }

  /// Whether it can stand in a type, between the angle brackets of one.
  fileprivate var isPartOfType: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"): true
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"): true
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "-"): true
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: isPartOfWord
    }
  }
}
