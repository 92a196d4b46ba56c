extension String {
  /// The square brackets inside square brackets, with nothing else between, that are parsed.
  ///
  /// At each of them the parser looks ahead for two kinds of array types, so the time doubles.
  static let squareBracketLimit = 12

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
      switch byte {
      case UInt8(ascii: "/") where previous == byte:
        inComment = true
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        squares = byte == UInt8(ascii: "[") ? squares + 1 : 0
        if depth > limit || squares > String.squareBracketLimit { return offset }
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth = Swift.max(0, depth - 1)
        squares = byte == UInt8(ascii: "]") ? Swift.max(0, squares - 1) : 0
      default:
        break
      }
    }
    return nil
  }
}
