/// How a folder is watched, and which folder that was.
struct WatchedFolder: Hashable, Sendable {
  var mask: InotifyMask
  /// Differs when another folder came to stand at the same path.
  let identity: FileIdentity
}
