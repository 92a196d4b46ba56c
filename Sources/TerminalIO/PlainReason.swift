/// The reason why pictures are printed one after another.
package enum PlainReason: Hashable, Sendable, CaseIterable {
  case outputIsNotATerminal
  case terminalIsDumb
  case terminalIsUnnamed
}

extension PlainReason: CustomStringConvertible {
  /// The reason, and how to get the live screen.
  package var description: String {
    switch self {
    case .outputIsNotATerminal:
      "standard output is not a terminal, so each picture is printed below the one before; "
        + "run diptych in a terminal without a pipe to see it redrawn in place"
    case .terminalIsDumb:
      "this terminal cannot move its cursor (TERM=dumb), so each picture is printed below the one "
        + "before; set TERM to the terminal's name, such as xterm-256color"
    case .terminalIsUnnamed:
      "TERM is not set, so each picture is printed below the one before; "
        + "set TERM to the terminal's name, such as xterm-256color"
    }
  }
}
