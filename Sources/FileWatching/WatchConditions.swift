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
  /// Reads the whole file at a path.
  var read: @Sendable (FilePath) -> FileReading = { FileReader().read($0) }
}
