internal import CellRendering

extension String {
  /// The text with every control character made visible, for one line of a message.
  ///
  /// Names of files may hold anything, and a terminal must not obey them.
  var withoutControls: String {
    String(map { VisibleGrapheme($0).character })
  }

  /// The text in the characters that may be written.
  func limited(to charset: Charset) -> String {
    guard charset == .ascii, utf8.contains(where: { $0 > 0x7E }) else { return self }
    return map { $0.isASCII ? String($0) : Self.twins[$0] ?? "?" }.joined()
  }

  /// SVG or HTML with all that is beyond ASCII as character references; such characters stand in
  /// texts only.
  var escapedInMarkup: String {
    unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "&#x\(String(scalar.value, radix: 16));"
    }.joined()
  }

  /// The signs of messages in ASCII.
  private static let twins: [Character: String] = [
    "…": "...", "·": "-", "×": "x", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "→": "->", "≥": ">=", "≤": "<=", "−": "-", "∞": "inf",
  ]
}
