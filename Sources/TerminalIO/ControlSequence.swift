/// The sequences that a terminal understands, each named and explained once.
///
/// Sources: ECMA-48, the xterm control sequences, and the terminal working group's pages on
/// bidirectional text and on synchronized output.
enum ControlSequence {
  /// Control Sequence Introducer.
  static let introducer: StaticString = "\u{1B}["

  /// Saves the cursor and shows the alternate screen, which has no scrollback.
  static let enterAlternateScreen: StaticString = "\u{1B}[?1049h"
  static let leaveAlternateScreen: StaticString = "\u{1B}[?1049l"

  static let hideCursor: StaticString = "\u{1B}[?25l"
  static let showCursor: StaticString = "\u{1B}[?25h"

  /// Keeps the cursor in the last column instead of wrapping it to the next row.
  static let disableAutowrap: StaticString = "\u{1B}[?7l"
  static let enableAutowrap: StaticString = "\u{1B}[?7h"

  /// Sets bidirectional support to explicit: the terminal shows the cells in the order sent.
  static let explicitDirection: StaticString = "\u{1B}[8l"
  static let implicitDirection: StaticString = "\u{1B}[8h"

  /// Marks pasted text, so that it can be told from typed keys.
  static let enableBracketedPaste: StaticString = "\u{1B}[?2004h"
  static let disableBracketedPaste: StaticString = "\u{1B}[?2004l"

  /// Reports presses, releases, drags, and the wheel, as decimal numbers (SGR).
  static let enableMouse: StaticString = "\u{1B}[?1002h\u{1B}[?1006h"
  static let disableMouse: StaticString = "\u{1B}[?1006l\u{1B}[?1002l"

  /// Holds back drawing until the frame is complete; terminals without it ignore it.
  static let beginSynchronizedUpdate: StaticString = "\u{1B}[?2026h"
  static let endSynchronizedUpdate: StaticString = "\u{1B}[?2026l"

  static let resetStyle: StaticString = "\u{1B}[m"
  static let eraseScreen: StaticString = "\u{1B}[2J"

  /// Erases from the cursor to the end of the row, with the current background.
  static let eraseToEndOfRow: StaticString = "\u{1B}[K"
}
