package import Dispatch

/// Follows the scenes in folders and their sub-folders.
///
/// A scene is a file named `*.swift`. Hidden files and folders are skipped, and so are symbolic links
/// to folders. What the scenes hold is not read: hand those that are shown to a `FileWatcher`.
package final class FolderWatcher: Sendable {
  private let engine: FolderWatchEngine

  /// Begins to follow; the first change comes at once, also when there are no scenes.
  ///
  /// - Parameters:
  ///   - folders: The folders; one that is missing is waited for.
  ///   - queue: Where changes are handed over, in order when the queue is serial.
  ///   - deliver: Takes a change.
  package convenience init(
    _ folders: [FilePath],
    deliveringOn queue: DispatchQueue,
    deliver: @escaping @Sendable (FolderChange) -> Void
  ) {
    self.init(folders, conditions: WatchConditions(), deliveringOn: queue, deliver: deliver)
  }

  init(
    _ folders: [FilePath],
    conditions: WatchConditions,
    deliveringOn queue: DispatchQueue,
    deliver: @escaping @Sendable (FolderChange) -> Void
  ) {
    let roots = folders.map { (path: $0, absolute: $0.absolute) }
    engine = FolderWatchEngine(roots, conditions) { change in
      queue.async { deliver(change) }
    }
    engine.queue.async { [engine] in engine.start() }
  }

  deinit {
    let engine = engine
    engine.queue.async { engine.stop() }
  }

  /// Reads all folders anew, as after the process was stopped and goes on.
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
