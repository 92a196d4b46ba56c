internal import Dispatch
internal import Synchronization

/// A dispatch source for a descriptor, which lives as long as the process.
///
/// On Linux, libdispatch may free what it notes about a source that is cancelled while its event
/// thread is just looking at it, and crashes. So these sources are paused instead of cancelled.
final class LastingReadSource: Sendable {
  // Dispatch sources may be used from any thread; libdispatch has not said so in Swift yet.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  private let isPaused = Mutex(true)

  /// Makes a source, paused at first.
  ///
  /// - Parameters:
  ///   - descriptor: What is watched; it must stay open.
  ///   - queue: Where `onReadable` is called.
  ///   - onReadable: Called whenever something can be read, or the writers have gone.
  init(_ descriptor: Int32, queue: DispatchQueue, onReadable: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      if let self, !self.isPaused.withLock({ $0 }) { onReadable() }
    }
    // A source begins in a paused state of its own, which only activation ends.
    source.activate()
    source.suspend()
    _ = Unmanaged.passRetained(self)
  }

  /// Lets the source call, again or for the first time.
  func resume() {
    isPaused.withLock { isPaused in
      if isPaused { source.resume() }
      isPaused = false
    }
  }

  /// Ends the calls; one may be under way on the queue.
  func pause() {
    isPaused.withLock { isPaused in
      if !isPaused { source.suspend() }
      isPaused = true
    }
  }
}
