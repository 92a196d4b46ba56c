/// What a terminal session holds between entering and leaving.
struct TerminalVisit {
  var screen: Screen
  let signals: SignalPipe
  let capture: StandardErrorCapture

  /// Nil if the input is no terminal.
  let keyboard: KeyboardSource?

  var isOurs: Bool { screen.isOurs }

  var lastErrorLine: String? { capture.lastLine }

  /// Takes standard error, the screen, and the keys; or only sets the screen's modes once more, if
  /// it was ours already.
  mutating func take() throws(TerminalError) {
    capture.begin()
    do throws(TerminalError) {
      try screen.take(capture: capture)
    } catch {
      capture.end()
      throw error
    }
    keyboard?.resume()
  }

  /// Gives back what `take` took.
  mutating func giveBack() {
    keyboard?.pause()
    if screen.isOurs {
      screen.giveBack()
      capture.end()
    }
  }

  /// Gives everything back for good.
  mutating func end() {
    giveBack()
    signals.cancel()
    screen.close()
  }
}
