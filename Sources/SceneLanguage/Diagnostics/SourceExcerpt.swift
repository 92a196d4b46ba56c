/// The part of a source line that is shown with a mistake, and where the mark stands under it.
struct SourceExcerpt {
  /// The shown part, with nothing in it that a terminal would obey.
  let line: String
  /// What stands before the mark: a tab for a tab, so that the mark is right however wide they are.
  let indent: String

  /// The most columns of a line that are shown.
  static let greatestWidth = 120
  /// The columns that are kept before a mark in a long line.
  private static let lead = 40

  /// Cuts a window out of a line.
  ///
  /// - Parameters:
  ///   - bytes: The line in UTF-8, without its end.
  ///   - offset: The byte that the mark stands under.
  /// - Complexity: O(``greatestWidth``), however long the line is.
  init(_ bytes: Substring.UTF8View, markedAt offset: Int) {
    let mark = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
    let middle = mark ?? bytes.endIndex
    // A character may have several scalars and a scalar four bytes: the windows are cut in bytes,
    // at the beginnings of scalars, and then in columns.
    let before = SourceExcerpt.text(
      bytes[
        SourceExcerpt.step(back: 8 * SourceExcerpt.greatestWidth, from: middle, in: bytes)..<middle
      ]
    )
    let after = SourceExcerpt.text(
      bytes[
        middle..<SourceExcerpt.step(on: 8 * SourceExcerpt.greatestWidth, from: middle, in: bytes)
      ]
    )
    var head: [Character] = Array(before)
    let isWhole =
      before.utf8.count + after.utf8.count == bytes.count
      && (before + after).reduce(0, { $0 + $1.columns }) <= SourceExcerpt.greatestWidth
    if isWhole {
      line = before + after
    } else {
      var isCut = before.utf8.count < bytes.distance(from: bytes.startIndex, to: middle)
      var width = head.reduce(0) { $0 + $1.columns }
      while width > SourceExcerpt.lead, let first = head.first {
        width -= first.columns
        head.removeFirst()
        isCut = true
      }
      if isCut { head.insert("…", at: 0) }
      var tail = ""
      var isTailCut = after.utf8.count < bytes.distance(from: middle, to: bytes.endIndex)
      for character in after {
        width += character.columns
        if width > SourceExcerpt.greatestWidth {
          isTailCut = true
          break
        }
        tail.append(character)
      }
      line = String(head) + tail + (isTailCut ? "…" : "")
    }
    indent = head.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: character.columns)
    }.joined()
  }

  private static func step(
    back count: Int,
    from index: String.Index,
    in bytes: Substring.UTF8View
  ) -> String.Index {
    var start =
      bytes.index(index, offsetBy: -count, limitedBy: bytes.startIndex) ?? bytes.startIndex
    while start < index, bytes[start] & 0xC0 == 0x80 { start = bytes.index(after: start) }
    return start
  }

  private static func step(
    on count: Int,
    from index: String.Index,
    in bytes: Substring.UTF8View
  ) -> String.Index {
    var end = bytes.index(index, offsetBy: count, limitedBy: bytes.endIndex) ?? bytes.endIndex
    while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(after: end) }
    return end
  }

  private static func text(_ bytes: Substring.UTF8View) -> String {
    String(Substring(bytes)).withoutControlCharacters
  }
}
