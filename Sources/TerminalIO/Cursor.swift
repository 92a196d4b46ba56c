/// The terminal's cursor as far as it is known, and the cheapest ways to move it.
struct Cursor {
  private var row: Int?

  /// The column, in cells from the left; nil behind the last column or a glyph of doubtful width.
  private var column: Int?

  func stands(at column: Int, row: Int) -> Bool {
    self.column == column && self.row == row
  }

  /// The number of cells from the cursor rightwards to a column of its row; nil if there are none.
  func gap(to column: Int, row: Int) -> Int? {
    guard self.row == row, let present = self.column, present < column else { return nil }
    return column - present
  }

  /// Notes that a glyph was drawn.
  mutating func advance(by width: Int, columns: Int) {
    guard let present = column else { return }
    column = present + width < columns ? present + width : nil
  }

  mutating func forgetColumn() {
    column = nil
  }

  /// Appends the shortest movement.
  ///
  /// Line feeds are not used: a terminal that is not in raw mode would return the carriage too.
  mutating func move(to column: Int, row: Int, in frame: inout FrameBytes) {
    defer {
      self.column = column
      self.row = row
    }
    guard let presentRow = self.row, presentRow <= row else {
      frame.appendControl("H", row + 1, column + 1)
      return
    }
    if presentRow == row {
      moveWithinRow(to: column, in: &frame)
    } else if self.column == column {
      frame.appendControl("B", row - presentRow)
    } else if column == 0, row - presentRow < 10 {
      frame.appendControl("E", row - presentRow)
    } else {
      frame.appendControl("H", row + 1, column + 1)
    }
  }

  private func moveWithinRow(to target: Int, in frame: inout FrameBytes) {
    if target == 0 {
      if column != 0 { frame.append(UInt8(ascii: "\r")) }
      return
    }
    guard let present = column else {
      frame.appendControl("G", target + 1)
      return
    }
    let distance = target - present
    if distance > 0 {
      frame.appendControl("C", distance)
    } else if (-3..<0).contains(distance) {
      for _ in 0 ..< -distance { frame.append(UInt8(ascii: "\u{8}")) }
    } else if distance < 0 {
      frame.appendControl("G", target + 1)
    }
  }
}
