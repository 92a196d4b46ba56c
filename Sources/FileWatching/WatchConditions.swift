/// What a watcher takes for granted about time and the file systems below it.
struct WatchConditions: Sendable {
  /// How often to look while events are sent, for hard links, mounts, and whatever else no event
  /// announces.
  var safetyNet = Duration.seconds(1)
  /// How often to look while events cannot be relied on.
  var polling = Duration.milliseconds(100)
  /// The name of the file system below a path when it does not announce every change.
  var fileSystemWithoutEvents: @Sendable (FilePath) -> String? = FileSystemKind.withoutEvents
  /// How long to wait for what, before a state is believed.
  var delays = SettlingDelays()
  /// Says what stands at a path.
  var lookUp: @Sendable (FilePath) -> PathEntry = PathEntry.onDisk
  /// Reads the whole file at a path.
  var read: @Sendable (FilePath) -> FileReading = { FileReader().read($0) }
  /// Lists the folder at a path.
  var list: FolderTree.Lister = { path throws(FileStatus.Failure) in try FolderListing(path) }

  /// How long to wait between one look and the next.
  ///
  /// Whoever watches thousands of files looks less often, so that looking at what rests takes at most
  /// a two-hundredth of one processor, and a tenth where looking is all there is.
  ///
  /// - Parameters:
  ///   - cost: The processor time that the last look took.
  ///   - mode: How changes are noticed.
  /// - Returns: The wait.
  func wait(afterLookOf cost: Duration, in mode: WatchMode) -> Duration {
    mode == .events ? max(safetyNet, cost * 199) : max(polling, cost * 9)
  }
}
