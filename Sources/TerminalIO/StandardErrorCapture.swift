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
  private static let replayed = 16_384

  let descriptor: Int32

  /// Where standard error went before.
  let original: Int32
  let readEnd: Int32

  private let passesOn: Bool
  private let tail = Mutex(LineTail(limit: StandardErrorCapture.replayed))
  // Dispatch sources may be used from any thread; libdispatch has not said so in Swift yet.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  /// Begins to capture.
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
    let original = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, pipe(&ends) == 0 else {
      let code = errno
      if original >= 0 { close(original) }
      throw TerminalError(deed: .captureStandardError, code: code)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The writers may wait for room, the reader never waits.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    dup2(ends[1], descriptor)
    close(ends[1])

    self.descriptor = descriptor
    self.original = original
    readEnd = ends[0]
    passesOn = isatty(original) == 0
    source = DispatchSource.makeReadSource(
      fileDescriptor: ends[0],
      queue: DispatchQueue(label: "diptych.terminal.standard-error")
    )
    source.setEventHandler { [weak self] in
      if let line = self?.drain() { onLine(line) }
    }
    source.setCancelHandler { [original, readEnd] in
      close(readEnd)
      close(original)
    }
    source.activate()
  }

  /// The newest line that is not empty, without control characters; nil before the first.
  var lastLine: String? {
    tail.withLock { $0.lastLine }
  }

  /// Gives standard error back and replays what was held back.
  func end() {
    dup2(original, descriptor)
    _ = drain()
    if !passesOn {
      let bytes = tail.withLock { $0.bytes }
      try? DescriptorWriter(original).write(bytes)
    }
    source.cancel()
  }

  /// Reads what is in the pipe and returns the last line if it is a new one.
  private func drain() -> String? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    return tail.withLock { tail in
      let before = tail.lastLine
      while true {
        let count = read(readEnd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        tail.append(buffer[..<count])
        if passesOn { try? DescriptorWriter(original).write(Array(buffer[..<count])) }
      }
      return tail.lastLine == before ? nil : tail.lastLine
    }
  }
}
