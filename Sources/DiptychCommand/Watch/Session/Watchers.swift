internal import Dispatch
internal import FileWatching

/// The watchers of a session: of scenes, of what they import, and of folders.
struct Watchers: Sendable {
  /// Watches the scenes and the places of their imports.
  var files: FileWatcher?
  /// What ``files`` watches.
  private var watchedFiles: Set<FilePath>?
  /// Follows the folders whose scenes are listed.
  var scenes: FolderWatcher?
  /// Follows the folders that make modules.
  var modules: FolderWatcher?
  /// What ``modules`` follows.
  var moduleFolders: Set<FilePath> = []

  /// Reads everything anew, as after the process was stopped.
  func recheck() {
    files?.recheck()
    scenes?.recheck()
    modules?.recheck()
  }

  /// Ends watching.
  func stop() {
    files?.stop()
    scenes?.stop()
    modules?.stop()
  }

  /// Watches files in place of those before.
  ///
  /// Most saves change nothing about what is watched, and a new plan would keep the frame waiting.
  mutating func watch(_ paths: Set<FilePath>) {
    guard paths != watchedFiles else { return }
    watchedFiles = paths
    files?.watch(paths)
  }

  /// Follows the folders of modules in place of those before.
  mutating func follow(
    _ folders: Set<FilePath>,
    on queue: DispatchQueue,
    deliver: @escaping @Sendable (FolderChange) -> Void
  ) {
    guard folders != moduleFolders else { return }
    moduleFolders = folders
    modules?.stop()
    modules =
      folders.isEmpty
      ? nil : FolderWatcher(folders.sorted(), deliveringOn: queue, deliver: deliver)
  }
}
