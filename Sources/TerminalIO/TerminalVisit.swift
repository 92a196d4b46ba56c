/// What a terminal session holds between entering and leaving.
struct TerminalVisit {
  var screen: Screen

  /// The rest exists only while the screen is ours.
  private var keyboard: KeyboardSource?
  private var capture: StandardErrorCapture?

  private let signals: SignalSources

  /// Whether another program has the terminal for a while.
  var isLent = false

  init(screen: Screen, signals: SignalSources) {
    self.screen = screen
    self.signals = signals
  }

  var isOurs: Bool { screen.isOurs }

  var lastErrorLine: String? { capture?.lastLine }

  /// Takes the screen, standard error, and the keys; or only sets the screen's modes once more,
  /// if it was ours already.
  mutating func take(
    capturing makeCapture: () throws(TerminalError) -> StandardErrorCapture?,
    reading makeKeyboard: () -> KeyboardSource?
  ) throws(TerminalError) {
    if capture == nil { capture = try makeCapture() }
    do throws(TerminalError) {
      try screen.take(capture: capture)
    } catch {
      giveBack()
      throw error
    }
    if keyboard == nil { keyboard = makeKeyboard() }
  }

  /// Gives back what `take` took.
  mutating func giveBack() {
    keyboard?.cancel()
    keyboard = nil
    if screen.isOurs { screen.giveBack() }
    capture?.end()
    capture = nil
  }

  /// Gives everything back for good.
  mutating func end() {
    giveBack()
    signals.cancel()
    screen.close()
  }
}
