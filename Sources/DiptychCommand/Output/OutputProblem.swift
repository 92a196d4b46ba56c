internal import Glibc

/// Why output could not be written.
enum OutputProblem: Error {
  /// The system refused a path.
  case path(String, code: Int32)
  /// A scene would be lost.
  case source(String)
  /// The system refused the bytes, as `TerminalError` words it.
  case bytes(String)
}

extension OutputProblem: CustomStringConvertible {
  /// What went wrong, and what to do next.
  var description: String {
    switch self {
    case .bytes(let reason):
      reason
    case .source(let path):
      "'\(path)' is a scene and is not overwritten; name another file with --output"
    case .path(let path, ENOENT), .path(let path, ENOTDIR):
      "'\(path)' cannot be written: its folder does not exist; create the folder first, "
        + "or name another file with --output"
    case .path(let path, EISDIR):
      "'\(path)' is a folder; name a file in it with --output"
    case .path(let path, EACCES), .path(let path, EPERM), .path(let path, EROFS):
      "'\(path)' may not be written; allow it with chmod +w, also for its folder, "
        + "or name another file with --output"
    case .path(let path, let code):
      "'\(path)' cannot be written (\(String(cString: strerror(code)))); "
        + "name another file with --output"
    }
  }
}
