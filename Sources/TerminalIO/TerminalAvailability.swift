internal import Glibc

/// Whether pictures can be redrawn in place, or are better printed one after another.
package enum TerminalAvailability: Hashable, Sendable {
  /// The output is a terminal whose cursor can be moved.
  case screen

  /// Only plain text may be written, for the reason given.
  case plain(PlainReason)

  /// Asks what the output is.
  ///
  /// - Parameters:
  ///   - output: The descriptor that pictures are written to.
  ///   - environment: The variables of the process.
  package init(output: Int32 = STDOUT_FILENO, environment: TerminalEnvironment) {
    self.init(isTerminal: isatty(output) == 1, terminal: environment["TERM"])
  }

  /// Decides by the kind of output and by the name in `TERM`.
  package init(isTerminal: Bool, terminal: String?) {
    if !isTerminal {
      self = .plain(.outputIsNotATerminal)
    } else if let terminal, terminal != "" {
      self = Self.canMoveCursor(terminal) ? .screen : .plain(.terminalIsDumb)
    } else {
      self = .plain(.terminalIsUnnamed)
    }
  }

  /// Whether a terminal of this name has cursor addressing (`cup` in terminfo).
  static func canMoveCursor(_ terminal: String?) -> Bool {
    guard let terminal else { return false }
    return terminal != "" && terminal != "dumb" && terminal != "unknown"
  }
}
