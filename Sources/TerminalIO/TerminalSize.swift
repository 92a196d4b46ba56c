internal import Glibc

/// The size of a terminal, in cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What is assumed where a terminal does not tell, as serial lines and some pseudoterminals do.
  package static let assumed = TerminalSize(columns: 80, rows: 24)

  /// The largest size that is believed, so that a canvas of it stays a few megabytes.
  static let largest = TerminalSize(columns: 1_000, rows: 500)

  /// Asks the terminal behind a descriptor; a missing or zero length is taken from `assumed`.
  ///
  /// The corresponding C function is `ioctl` with `TIOCGWINSZ`.
  package init(of descriptor: Int32) {
    var answer = winsize()
    self = .assumed
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &answer) == 0 else { return }
    if answer.ws_col > 0 { columns = min(Int(answer.ws_col), Self.largest.columns) }
    if answer.ws_row > 0 { rows = min(Int(answer.ws_row), Self.largest.rows) }
  }
}
