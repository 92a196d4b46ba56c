internal import CellRendering

extension String {
  /// The text with every control character made visible, for one line of a message.
  ///
  /// Names of files may hold anything, and a terminal must not obey them.
  var withoutControls: String {
    let visible = String(map { VisibleGrapheme($0).character })
    guard visible.unicodeScalars.contains(where: \.isObeyed) else { return visible }
    return visible.unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : String($0) }.joined()
  }

  /// The text in the characters that may be written.
  func limited(to charset: Charset) -> String {
    guard charset == .ascii, utf8.contains(where: { $0 > 0x7E }) else { return self }
    return map { $0.isASCII ? String($0) : Self.twins[$0] ?? "?" }.joined()
  }

  /// SVG or HTML with all that is beyond ASCII as character references; such characters stand in
  /// texts only.
  var escapedInMarkup: String { referring { !$0.isASCII } }

  /// SVG or HTML in which character references stand for what a terminal would obey.
  var obeyedEscapedInMarkup: String { referring { $0.isObeyed && $0 != "\n" && $0 != "\t" } }

  private func referring(_ isReferred: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isReferred) else { return self }
    return unicodeScalars.map { scalar in
      isReferred(scalar) ? "&#x\(String(scalar.value, radix: 16));" : String(scalar)
    }.joined()
  }

  /// The signs of messages in ASCII.
  private static let twins: [Character: String] = [
    "…": "...", "·": "-", "×": "x", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "→": "->", "≥": ">=", "≤": "<=", "−": "-", "∞": "inf",
  ]
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the character in place of showing it: controls, and the marks that
  /// reorder or end a line.
  var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029: true
    default: false
    }
  }
}
