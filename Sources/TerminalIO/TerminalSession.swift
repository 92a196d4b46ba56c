package import CellRendering
package import Dispatch
internal import Glibc
internal import Synchronization

/// The time in which a terminal's screen is ours: its modes, its keys, its signals.
///
/// However the session ends (by `leave()`, a signal, a trap, or a call of `exit`), the terminal is
/// given back as it was found. Only `SIGKILL` cannot be helped. A process has one at a time.
package final class TerminalSession: Sendable {
  /// What a session is made for.
  package struct Configuration: Sendable {
    package var input: Int32 = STDIN_FILENO
    package var output: Int32 = STDOUT_FILENO
    package var error: Int32 = STDERR_FILENO
    package var depth: ColorDepth
    package var charset: Charset

    /// Whether clicks and the wheel are wanted; selecting text then needs the Shift key.
    package var reportsMouse = false

    /// Whether the terminal puts bidirectional text into visual order and cannot be told not to.
    package var terminalOrdersText = false

    package init(
      depth: ColorDepth,
      charset: Charset,
      reportsMouse: Bool = false,
      terminalOrdersText: Bool = false
    ) {
      self.depth = depth
      self.charset = charset
      self.reportsMouse = reportsMouse
      self.terminalOrdersText = terminalOrdersText
    }
  }

  let configuration: Configuration

  /// The serial queue of signals and keys, which is never held up by a slow terminal.
  let events = DispatchQueue(label: "diptych.terminal")

  /// What exists between entering and leaving; nil outside.
  let visit = Mutex<TerminalVisit?>(nil)

  /// Whether a frame that the terminal does not take has to make way for giving the screen back.
  let mustYield = Atomic(false)

  /// Whether another program has the terminal for a while; known without waiting for a frame.
  let isLent = Atomic(false)

  /// Whether the next frame has to paint everything.
  let needsRepaint = Atomic(false)

  private let queue: DispatchQueue
  private let onEvent: @Sendable (TerminalEvent) -> Void

  /// - Parameters:
  ///   - configuration: What the session is made for.
  ///   - queue: Where events are delivered.
  ///   - onEvent: Called with every event, one after another if the queue is serial.
  package init(
    _ configuration: Configuration,
    queue: DispatchQueue,
    onEvent: @escaping @Sendable (TerminalEvent) -> Void
  ) {
    self.configuration = configuration
    self.queue = queue
    self.onEvent = onEvent
  }

  deinit {
    leave()
  }

  /// The terminal's present size, in cells.
  package var size: TerminalSize {
    TerminalSize(of: configuration.output)
  }

  /// The newest line on standard error while the screen is ours; nil before the first.
  package var lastErrorLine: String? {
    visit.withLock { $0?.lastErrorLine }
  }

  /// Takes the screen; in the background, as soon as the process comes to the foreground.
  ///
  /// - Throws: `.readMode` or `.changeMode` if the terminal refuses, `.write` if it is gone,
  ///   `.captureStandardError` or `.listenToSignals` if no pipe can be had. The terminal then is as before.
  package func enter() throws(TerminalError) {
    mustYield.store(false, ordering: .relaxed)
    let failure: TerminalError? = visit.withLock { visit in
      guard visit == nil else { return nil }
      do throws(TerminalError) {
        visit = try makeVisit()
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Gives the terminal back and replays what standard error held back; later calls do nothing.
  package func leave() {
    mustYield.store(true, ordering: .relaxed)
    visit.withLock { visit in
      visit?.end()
      visit = nil
    }
  }

  /// Shows a canvas, by writing the cells that differ from what is shown.
  ///
  /// - Returns: The number of bytes written; 0 if nothing differs or the screen is not ours now.
  @discardableResult
  package func write(_ canvas: CellCanvas) -> Int {
    visit.withLock { visit in
      guard visit?.isOurs == true else { return 0 }
      if needsRepaint.exchange(false, ordering: .relaxed) { visit?.screen.forget() }
      return visit?.screen.write(canvas) { !mustYield.load(ordering: .relaxed) } ?? 0
    }
  }

  /// Makes the next canvas be painted whole.
  package func repaint() {
    needsRepaint.store(true, ordering: .relaxed)
  }

  /// Gives the terminal to another program, such as an editor, until `body` returns.
  ///
  /// Meanwhile nothing is written, and Control-C does not end this process.
  package func withTerminalLent<Result>(_ body: () throws -> Result) rethrows -> Result {
    mustYield.store(true, ordering: .relaxed)
    isLent.store(true, ordering: .relaxed)
    visit.withLock { $0?.giveBack() }
    defer {
      isLent.store(false, ordering: .relaxed)
      resume()
    }
    return try body()
  }

  /// Ends the process by the signal of `TerminalEvent.terminated`, so that its parent learns it.
  package static func exit(by signal: Int32) -> Never {
    JobControl.end(by: signal)
  }

  /// Delivers an event on the queue of the session's owner.
  func report(_ event: TerminalEvent) {
    queue.async { [onEvent] in onEvent(event) }
  }
}
