/// A refusal of the system while the terminal was being used.
package struct TerminalError: Error, Hashable, Sendable {
  /// What was being done when the system refused.
  package enum Deed: Hashable, Sendable, CaseIterable {
    case readMode
    case changeMode
    case write
    case captureStandardError
    case listenToSignals
  }

  package let deed: Deed

  /// The system's error number, as in `errno`.
  package let code: Int32
}
