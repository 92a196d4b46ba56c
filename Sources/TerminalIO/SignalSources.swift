internal import Dispatch
internal import Glibc

/// Turns signals into calls on a queue, and gives the signals' former actions back at the end.
struct SignalSources {
  private var sources: [any DispatchSourceSignal] = []
  private var former: [(signal: Int32, action: sigaction)] = []

  /// Begins to listen.
  ///
  /// The default action has to be switched off, because a source only listens beside it.
  init(
    _ signals: [Int32],
    queue: DispatchQueue,
    onSignal: @escaping @Sendable (Int32) -> Void
  ) {
    for signal in signals {
      var ignoring = sigaction()
      ignoring.__sigaction_handler.sa_handler = SIG_IGN
      var action = sigaction()
      sigaction(signal, &ignoring, &action)
      former.append((signal, action))

      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler { onSignal(signal) }
      source.activate()
      sources.append(source)
    }
  }

  func cancel() {
    for source in sources { source.cancel() }
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
  }
}
