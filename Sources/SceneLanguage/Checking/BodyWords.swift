/// The words without which every way through a body leads to its end.
///
/// A body without any of them declares no variable that could lack its value and leaves no block
/// early, so there is nothing to follow: most bodies of views are such.
enum BodyWords {
  /// Whether a word of a text, or a `#if`, may make a way through it differ from another.
  ///
  /// Words in comments and in the text of strings count as well; it comes to nothing but time.
  /// - Complexity: O(*n*), without building anything.
  static func decide(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      guard text[index].isLetter else {
        if text[index] == UInt8(ascii: "#") { return true }
        index += 1
        continue
      }
      var word: UInt64 = 0
      let start = index
      while index < text.count, text[index].isLetter {
        if index - start < 8 { word = word << 8 | UInt64(text[index]) }
        index += 1
      }
      if index - start > 1, beginnings.contains(word) { return true }
    }
    return false
  }

  /// The first eight letters of the words, as one number each.
  private static let beginnings: [UInt64] = [
    "return", "throw", "break", "continue", "fallthrough", "let", "var", "while", "repeat", "for",
    "do", "defer", "guard", "switch", "fatalError", "preconditionFailure",
  ].map { word in word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
