/// One input file of a watcher.
struct WatchedFile {
  /// The path as it was handed over, under which changes are told.
  let path: FilePath
  /// The same from the root; nil when there was no current folder to start from.
  let absolute: FilePath?
  var policy: SettlingPolicy
  var version: FileVersion?
}
