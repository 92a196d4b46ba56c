internal import Dispatch
internal import Glibc
internal import Synchronization

/// Turns signals into calls on a queue, and gives the signals' former actions back at the end.
///
/// A handler writes the signal's number into a pipe that a dispatch source reads. Dispatch's own
/// signal sources would lose what comes before they are registered, and need the signals to be
/// ignored, which programs started from here would inherit; handlers end with `exec`.
struct SignalPipe {
  /// Where the handlers write; -1 while there is no pipe.
  private static let writeEnd = Atomic<Int32>(-1)

  private let former: [(signal: Int32, action: sigaction)]

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - signals: The numbers of the signals.
  ///   - queue: Where `onSignal` is called.
  ///   - onSignal: Called with the number of each signal that came.
  /// - Throws: `.listenToSignals` if no more files can be opened.
  init(
    _ signals: [Int32],
    queue: DispatchQueue,
    onSignal: @escaping @Sendable (Int32) -> Void
  ) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalError(deed: .listenToSignals, code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let readEnd = ends[0]
    let source = LastingReadSource(readEnd, queue: queue) {
      var numbers = [UInt8](repeating: 0, count: 64)
      let count = read(readEnd, &numbers, numbers.count)
      for number in numbers.prefix(max(count, 0)) { onSignal(Int32(number)) }
    }
    source.resume()
    Self.writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    former = signals.map { ($0, Self.install($0)) }
  }

  /// Gives the signals back; the pipe stays, as its source does.
  func cancel() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    Self.writeEnd.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Installs the handler and returns the action it replaces.
  private static func install(_ signal: Int32) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      let interrupted = errno
      var number = UInt8(truncatingIfNeeded: signal)
      _ = write(SignalPipe.writeEnd.load(ordering: .relaxed), &number, 1)
      errno = interrupted
    }
    action.sa_flags = SA_RESTART | SA_ONSTACK
    var former = sigaction()
    sigaction(signal, &action, &former)
    return former
  }
}
