import Glibc

/// Which inode a name stands for.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// Everything cheap to ask that differs when a file's bytes may have changed.
///
/// Equal stamps do not prove equal bytes: before Linux 6.13 two saves within one tick of the
/// kernel's clock carry the same time. So stamps only decide when nothing was heard of a change.
struct FileStamp: Hashable, Sendable {
  /// Seconds and nanoseconds since 1970, by the file system's clock.
  struct Time: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
  }

  let identity: FileIdentity
  let byteCount: Int
  let modified: Time
  let changed: Time

  init(identity: FileIdentity, byteCount: Int, modified: Time, changed: Time) {
    self.identity = identity
    self.byteCount = byteCount
    self.modified = modified
    self.changed = changed
  }

  init(_ status: stat) {
    identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    byteCount = Int(status.st_size)
    modified = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    changed = Time(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
  }

  /// How long ago the bytes were last written, or nil when that lies in the future.
  ///
  /// Renaming does not count: a file moved here was complete before. Only meaningful where the
  /// file system's clock is this machine's.
  var age: Duration? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age =
      Duration.seconds(now.tv_sec - modified.seconds)
      + .nanoseconds(now.tv_nsec - modified.nanoseconds)
    return age < .zero ? nil : age
  }
}
