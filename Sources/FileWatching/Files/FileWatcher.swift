package import Dispatch

/// Watches a set of input files and tells the newest settled bytes of each.
///
/// What is told was never half of a save, as far as the kernel's events can say, and the last save
/// is never missed. Editors that write in place, through a renamed file, or through a link elsewhere
/// are all the same to it; so are folders on the way that are renamed, removed, or made later.
package final class FileWatcher: Sendable {
  /// Larger files are not read, in bytes: 16 MiB.
  package static let byteLimit = 16 << 20

  private let engine: FileWatchEngine

  /// Makes a watcher that watches nothing yet.
  ///
  /// - Parameters:
  ///   - queue: Where changes are handed over, in order when the queue is serial.
  ///   - deliver: Takes a change.
  package convenience init(
    deliveringOn queue: DispatchQueue,
    deliver: @escaping @Sendable (FileChange) -> Void
  ) {
    self.init(conditions: WatchConditions(), deliveringOn: queue, deliver: deliver)
  }

  init(
    conditions: WatchConditions,
    deliveringOn queue: DispatchQueue,
    deliver: @escaping @Sendable (FileChange) -> Void
  ) {
    engine = FileWatchEngine(conditions) { change in
      queue.async { deliver(change) }
    }
  }

  deinit {
    let engine = engine
    engine.queue.async { engine.stop() }
  }

  /// Replaces the set of files; returns before they are read.
  ///
  /// Each path that is new to the set is told once, whatever it is. Paths that stay keep their state
  /// and tell nothing.
  package func watch(_ paths: Set<FilePath>) {
    // Relative paths mean what they mean now, not when the queue gets there.
    let files = paths.map { (path: $0, absolute: $0.absolute) }
    engine.queue.async { [engine] in engine.watch(files) }
  }

  /// Whether a frame made of versions of files may still be written.
  ///
  /// To be asked just before the one write of a frame: reads the events that are queued and looks at
  /// the files again. When the answer is no, drop the frame; another change for one of the paths is
  /// certain to come, also when its bytes turn out to be the same.
  ///
  /// - Complexity: O(*n*) looks at a file. Waits for a reading under way.
  package func isCurrent(_ versions: [FilePath: FileVersion]) -> Bool {
    engine.queue.sync { engine.isCurrent(versions) }
  }

  /// Plans, looks, and reads anew, as after the process was stopped and goes on.
  package func recheck() {
    engine.queue.async { [engine] in engine.recheck() }
  }

  /// Ends watching.
  ///
  /// A change that is already on the delivery queue may still arrive.
  package func stop() {
    engine.queue.sync { engine.stop() }
  }
}
