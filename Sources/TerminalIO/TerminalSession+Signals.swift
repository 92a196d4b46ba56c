internal import Glibc
internal import Synchronization

extension TerminalSession {
  /// The signals that end a process unless it listens, and that do not come of a crash.
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  /// Makes what a visit needs, and takes the screen unless this is a background job.
  func makeVisit() throws(TerminalError) -> TerminalVisit {
    let capture = try StandardErrorCapture(of: configuration.error) { [weak self] line in
      self?.report(.standardError(line))
    }
    let screen = try Screen(configuration)
    let signals: SignalPipe
    do throws(TerminalError) {
      signals = try makeSignals()
    } catch {
      screen.close()
      throw error
    }
    var visit = TerminalVisit(
      screen: screen,
      signals: signals,
      capture: capture,
      keyboard: makeKeyboard()
    )
    do throws(TerminalError) {
      if JobControl.isForeground(configuration.output) { try take(&visit) }
    } catch {
      visit.end()
      throw error
    }
    return visit
  }

  /// Takes the screen again after a stop or a loan, if it can be had.
  func resume() {
    let result: Result<Bool, TerminalError> = visit.withLock { visit in
      guard var present = visit, !isLent.load(ordering: .relaxed),
        JobControl.isForeground(configuration.output)
      else { return .success(false) }
      visit = nil
      defer { visit = present }
      do throws(TerminalError) {
        try take(&present)
        return .success(true)
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(true): report(.resumed(size))
    case .success(false): break
    case .failure: report(.hungUp)
    }
  }

  private func take(_ visit: inout TerminalVisit) throws(TerminalError) {
    mustYield.store(false, ordering: .relaxed)
    try visit.take()
  }

  private func makeSignals() throws(TerminalError) -> SignalPipe {
    let heard = [SIGWINCH, SIGTSTP, SIGCONT] + Self.ending
    return try SignalPipe(heard, queue: events) { [weak self] in self?.receive($0) }
  }

  private func makeKeyboard() -> KeyboardSource? {
    guard isatty(configuration.input) == 1 else { return nil }
    return KeyboardSource(
      configuration.input,
      queue: events,
      onEvent: { [weak self] in self?.report(.input($0)) },
      onEnd: { [weak self] in
        self?.leave()
        self?.report(.hungUp)
      }
    )
  }

  private func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      repaint()
      report(.resized(size))
    case SIGTSTP:
      JobControl.stop {
        mustYield.store(true, ordering: .relaxed)
        visit.withLock { $0?.giveBack() }
      }
    case SIGCONT:
      resume()
    case SIGINT where isLent.load(ordering: .relaxed):
      // The key was meant for the program that has the terminal.
      break
    default:
      leave()
      report(.terminated(signal: signal))
    }
  }
}
