internal import Dispatch
internal import Glibc
internal import Synchronization

/// Keeps what is written to standard error off the screen while the screen is ours.
///
/// Libraries and the Swift runtime write there whenever they like. What they write goes through a
/// pipe; its last line is for the status line, and its end is replayed when the capture ends. Where
/// standard error was no terminal, everything is passed on at once as well.
final class StandardErrorCapture: Sendable {
  /// How many of the last bytes are replayed.
  private static let replayed = CrashRestoration.longestErrors

  let descriptor: Int32

  /// Where standard error goes outside the capture.
  let original: Int32
  let readEnd: Int32

  private let writeEnd: Int32
  private let passesOn: Bool
  private let tail = Mutex(LineTail(limit: StandardErrorCapture.replayed))
  private let source = Mutex<LastingReadSource?>(nil)

  /// Prepares to capture.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of standard error.
  ///   - onLine: Called with every new last line, on a queue of the capture's own.
  /// - Throws: `.captureStandardError` if no more files can be opened.
  init(
    of descriptor: Int32,
    onLine: @escaping @Sendable (String) -> Void
  ) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    original = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, pipe(&ends) == 0 else {
      let code = errno
      if original >= 0 { close(original) }
      throw TerminalError(deed: .captureStandardError, code: code)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The writers may wait for room, the reader never waits.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    self.descriptor = descriptor
    (readEnd, writeEnd) = (ends[0], ends[1])
    passesOn = isatty(original) == 0
    let queue = DispatchQueue(label: "diptych.terminal.standard-error")
    let source = LastingReadSource(readEnd, queue: queue) { [weak self] in
      if let line = self?.drain() { onLine(line) }
    }
    source.resume()
    self.source.withLock { $0 = source }
  }

  deinit {
    // The source goes on watching the other end, so that one stays open, silent for ever.
    close(original)
  }

  /// Begins, or begins again, to capture.
  func begin() {
    dup2(writeEnd, descriptor)
  }

  /// The newest line that is not empty, without control characters; nil before the first.
  var lastLine: String? {
    tail.withLock { $0.lastLine }
  }

  /// Gives standard error back and replays what was held back.
  func end() {
    dup2(original, descriptor)
    _ = drain()
    let heldBack = tail.withLock { tail in
      defer { tail.removeAll() }
      return tail.bytes
    }
    if !passesOn { try? DescriptorWriter(original).write(heldBack) }
  }

  /// Reads what is in the pipe and returns the last line if it is a new one.
  private func drain() -> String? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    return tail.withLock { tail in
      let before = tail.lastLine
      CrashRestoration.isMovingErrors.store(true, ordering: .sequentiallyConsistent)
      while true {
        let count = read(readEnd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        tail.append(buffer[..<count])
        if passesOn { try? DescriptorWriter(original).write(Array(buffer[..<count])) }
      }
      if !passesOn { CrashRestoration.keep(errors: tail.bytes) }
      CrashRestoration.isMovingErrors.store(false, ordering: .sequentiallyConsistent)
      return tail.lastLine == before ? nil : tail.lastLine
    }
  }
}
