internal import Dispatch
internal import Glibc
internal import Synchronization

/// Reads the terminal and hands on what the user did.
final class KeyboardSource: Sendable {
  private struct Reading {
    var decoder = KeyDecoder()

    /// Counts the reads, so that a time limit set before the newest one is void.
    var count = 0
  }

  private let descriptor: Int32
  private let queue: DispatchQueue
  private let source = Mutex<LastingReadSource?>(nil)
  private let onEvent: @Sendable (InputEvent) -> Void
  private let reading = Mutex(Reading())

  /// Makes a reader, which reads from `resume()` on.
  ///
  /// - Parameters:
  ///   - descriptor: A terminal in raw mode.
  ///   - queue: The serial queue on which the closures are called.
  ///   - onEvent: Called with every key and deed of the mouse.
  ///   - onEnd: Called if the terminal is gone.
  init(
    _ descriptor: Int32,
    queue: DispatchQueue,
    onEvent: @escaping @Sendable (InputEvent) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    self.descriptor = descriptor
    self.queue = queue
    self.onEvent = onEvent
    let source = LastingReadSource(descriptor, queue: queue) { [weak self] in
      guard let self, !self.read() else { return }
      self.pause()
      onEnd()
    }
    self.source.withLock { $0 = source }
  }

  func resume() {
    source.withLock { $0?.resume() }
  }

  /// Ends reading and forgets what is pending.
  func pause() {
    source.withLock { $0?.pause() }
    reading.withLock { reading in
      reading.decoder = KeyDecoder()
      reading.count += 1
    }
  }

  /// Reads what has come; false if nothing will come any more.
  private func read() -> Bool {
    // Another program on the same terminal may have been faster, and a terminal's reads block.
    var readiness = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&readiness, 1, 0) > 0 else { return true }

    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    let (events, waiting, number) = reading.withLock { reading in
      reading.count += 1
      let events = reading.decoder.decode(buffer[..<count])
      return (events, reading.decoder.waiting, reading.count)
    }
    for event in events { onEvent(event) }
    if let waiting { endWaiting(after: waiting, read: number) }
    return true
  }

  private func endWaiting(after waiting: Duration, read number: Int) {
    let milliseconds = Int(waiting / .milliseconds(1))
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      guard let self else { return }
      let events = self.reading.withLock { reading in
        reading.count == number ? reading.decoder.timeOut() : []
      }
      for event in events { self.onEvent(event) }
    }
  }
}
