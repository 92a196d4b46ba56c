/// Something the user did.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
}

/// A deed of the mouse on a cell.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press
    case release
    case drag
    case wheelUp
    case wheelDown
  }

  package var action: Action

  /// 0 left, 1 middle, 2 right; 0 for the wheel.
  package var button: Int

  /// The cell's column, from 0 at the left edge of the screen.
  package var column: Int

  /// The cell's row, from 0 at the top of the screen.
  package var row: Int
  package var modifiers: Modifiers

  package init(
    _ action: Action,
    button: Int = 0,
    column: Int,
    row: Int,
    modifiers: Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

extension MouseEvent {
  /// Reads xterm's button code and 1-based position; nil for what is no deed of a button or wheel.
  ///
  /// The lowest two bits are the button, 4 is Shift, 8 is Alt, 16 is Control, 32 is movement, and
  /// 64 turns the first two buttons into the wheel.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard column >= 1, row >= 1, code >= 0, code < 128 else { return nil }
    self.column = column - 1
    self.row = row - 1
    modifiers = Modifiers(rawValue: UInt8(code >> 2 & 7))
    button = code & 3
    if code & 64 != 0 {
      guard button < 2, code & 32 == 0, !isRelease else { return nil }
      action = button == 0 ? .wheelUp : .wheelDown
      button = 0
    } else if button == 3 {
      return nil
    } else if isRelease {
      action = .release
    } else {
      action = code & 32 != 0 ? .drag : .press
    }
  }
}
