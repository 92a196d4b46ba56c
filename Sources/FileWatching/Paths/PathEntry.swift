import Glibc

/// What stands at one name, as far as it matters for where a path leads.
enum PathEntry: Equatable, Sendable {
  case missing
  case folder(FileIdentity)
  case symbolicLink(target: FilePath)
  case file

  /// Asks the file system, without following a link at the last name.
  ///
  /// A name that cannot be looked at counts as missing: either way nothing lies behind it that
  /// could be read.
  static func onDisk(_ path: FilePath) -> PathEntry {
    guard let status = try? FileStatus.ofLink(path) else { return .missing }
    switch status.kind {
    case .folder:
      return .folder(status.stamp.identity)
    case .symbolicLink:
      return target(of: path).map { .symbolicLink(target: $0) } ?? .missing
    case .regular, .other:
      return .file
    }
  }

  /// The corresponding C function is `readlink`.
  private static func target(of path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &buffer, buffer.count) }
    guard count > 0 else { return nil }
    return FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
  }
}
