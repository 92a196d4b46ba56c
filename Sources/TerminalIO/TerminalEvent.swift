/// Something that happened to a terminal session.
package enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)

  /// The terminal has another size; the next picture is painted whole.
  case resized(TerminalSize)

  /// The screen is ours again after a stop or a loan; everything may have changed meanwhile.
  case resumed(TerminalSize)

  /// A new line was written to standard error while it was captured.
  case standardError(String)

  /// A signal asks the process to end; the terminal has been given back already.
  case terminated(signal: Int32)

  /// The terminal is gone.
  case hungUp
}
