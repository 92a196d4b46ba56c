import LayoutEngine

/// Shortens the last line of a text that has more than it may show.
struct TextTruncation {
  let graphemes: [TextGrapheme]
  let mode: StyledText.Truncation
  /// The greatest width of the line, in columns.
  let limit: Int

  /// The line that begins at `start` and stands for all the rest of the text.
  ///
  /// - Complexity: O(*w*) in the width of the line.
  func line(from start: Int) -> TextLine {
    // The ellipsis takes one column.
    let room = max(limit, 1) - 1
    let headRoom: Int
    switch mode {
    case .tail: headRoom = room
    case .middle: headRoom = (room + 1) / 2
    case .head: headRoom = 0
    }
    let head = head(from: start, room: headRoom)
    let tail = tail(downTo: head.range.upperBound, room: mode == .tail ? 0 : room - head.columns)
    var line = TextLine(head.range, columns: head.columns + 1 + tail.columns)
    line.isTruncated = true
    line.suffix = tail.range
    return line
  }

  private func head(from start: Int, room: Int) -> (range: Range<Int>, columns: Int) {
    var end = start
    var width = 0
    var trimmed = (end: start, width: 0)
    while end < graphemes.count, graphemes[end].breaking != .newline,
      width + Int(graphemes[end].columns) <= room
    {
      width += Int(graphemes[end].columns)
      end += 1
      // No space stands before the ellipsis.
      if graphemes[end - 1].breaking != .space { trimmed = (end, width) }
    }
    return (start..<trimmed.end, trimmed.width)
  }

  private func tail(downTo start: Int, room: Int) -> (range: Range<Int>, columns: Int) {
    var begin = graphemes.count
    var width = 0
    var trimmed = (begin: begin, width: 0)
    while begin > start, graphemes[begin - 1].breaking != .newline,
      width + Int(graphemes[begin - 1].columns) <= room
    {
      begin -= 1
      width += Int(graphemes[begin].columns)
      if graphemes[begin].breaking != .space { trimmed = (begin, width) }
    }
    return (trimmed.begin..<graphemes.count, trimmed.width)
  }
}
