package import CellRendering

/// The cells in which two canvases of the same size differ, as spans within rows.
package struct CanvasDifference: Hashable, Sendable {
  /// Neighbouring cells of one row, in cells from the top left corner.
  package struct Span: Hashable, Sendable {
    package var row: Int
    package var columns: Range<Int>
  }

  /// The spans from top to bottom and from left to right, without overlap and never touching.
  package private(set) var spans: [Span] = []

  package var isEmpty: Bool { spans.isEmpty }

  /// A difference without spans, whose storage `find(from:to:)` fills.
  package init() {}

  /// Compares two canvases.
  ///
  /// - Precondition: Both have the same number of columns and rows.
  /// - Complexity: O(cells).
  package init(from old: CellCanvas, to new: CellCanvas) {
    find(from: old, to: new)
  }

  /// Compares two canvases and keeps the storage of the spans found before.
  package mutating func find(from old: CellCanvas, to new: CellCanvas) {
    precondition(
      old.columns == new.columns && old.rows == new.rows,
      "only canvases of the same size can be compared"
    )
    spans.removeAll(keepingCapacity: true)
    for row in 0..<new.rows {
      CellRow.with(row, of: old) { old in
        CellRow.with(row, of: new) { new in
          if !new.hasSameBytes(as: old) { findSpans(in: row, from: old, to: new) }
        }
      }
    }
  }

  private mutating func findSpans(
    in row: Int,
    from old: CellRow,
    to new: CellRow
  ) {
    var column = 0
    while column < new.count {
      if new.isSame(at: column, as: old) {
        column += 1
      } else {
        column = appendSpan(at: column, row: row, from: old, to: new)
      }
    }
  }

  /// Appends the span that begins with a changed cell.
  ///
  /// A span never begins within a wide glyph, because a terminal would erase the other half; nor
  /// does it end within one. A glyph of doubtful width may be drawn over the cells behind it, which
  /// are therefore drawn again.
  ///
  /// - Returns: The first column behind the span.
  private mutating func appendSpan(
    at changed: Int,
    row: Int,
    from old: CellRow,
    to new: CellRow
  ) -> Int {
    var lower = changed
    if new.width(at: changed) == 0, changed > 0 { lower -= 1 }
    var upper = lower
    var covered = lower
    while upper < new.count {
      guard
        upper <= changed || upper < covered || new.width(at: upper) == 0
          || !new.isSame(at: upper, as: old)
      else { break }
      covered = max(covered, upper + Self.reach(of: new, at: upper))
      upper += 1
    }
    if let last = spans.last, last.row == row, last.columns.upperBound >= lower {
      spans[spans.count - 1].columns = last.columns.lowerBound..<upper
    } else {
      spans.append(Span(row: row, columns: lower..<upper))
    }
    return upper
  }

  /// How many columns a terminal may touch when it draws a cell.
  @inline(__always)
  private static func reach(of row: CellRow, at column: Int) -> Int {
    let width = Int(row.width(at: column))
    let code = row.cells[column].code
    if code.isASCII { return width }
    return width + DoubtfulWidth.overshoot(of: code.character, width: width)
  }
}
