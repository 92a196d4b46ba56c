import Glibc

/// What the file system says about a name at one instant.
///
/// The corresponding C functions are `stat`, `lstat`, and `fstat`.
struct FileStatus: Equatable, Sendable {
  /// What kind of thing the name stands for.
  enum Kind: Equatable, Sendable {
    case folder
    case regular
    case symbolicLink
    case other
  }

  let kind: Kind
  let stamp: FileStamp

  /// A call that failed, with its `errno`.
  struct Failure: Error, Equatable {
    let code: Int32

    /// Whether the name is not there, or what should be a folder above it is none.
    var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  static func following(_ path: FilePath) throws(Failure) -> FileStatus {
    try make { status in path.withCString { stat($0, &status) } }
  }

  static func ofLink(_ path: FilePath) throws(Failure) -> FileStatus {
    try make { status in path.withCString { lstat($0, &status) } }
  }

  static func ofOpen(_ descriptor: Int32) throws(Failure) -> FileStatus {
    try make { status in fstat(descriptor, &status) }
  }

  private static func make(_ call: (inout stat) -> Int32) throws(Failure) -> FileStatus {
    var status = stat()
    guard call(&status) == 0 else { throw Failure(code: errno) }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .regular
      case S_IFLNK: .symbolicLink
      default: .other
      }
    return FileStatus(kind: kind, stamp: FileStamp(status))
  }
}

extension FilePath {
  /// Whether the path leads to a folder, through symbolic links too; false when it is missing.
  package var namesFolder: Bool {
    (try? FileStatus.following(self))?.kind == .folder
  }
}
