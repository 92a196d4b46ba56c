import Glibc

/// Why a file that is there cannot be shown.
package enum FileProblem: Error, Hashable, Sendable {
  case permissionDenied
  case folder
  case notRegular
  case tooLarge(byteCount: Int, limit: Int)
  case tooManySymbolicLinks
  case noWorkingFolder
  case system(code: Int32)

  init(code: Int32) {
    switch code {
    case EACCES, EPERM: self = .permissionDenied
    case EISDIR: self = .folder
    case ELOOP: self = .tooManySymbolicLinks
    default: self = .system(code: code)
    }
  }
}

extension FileProblem {
  /// What is wrong with the file and what to do next, in one line.
  package func message(for path: FilePath) -> String {
    switch self {
    case .permissionDenied:
      "'\(path)' may not be read; allow it with chmod +r, also for the folders above it (+x)"
    case .folder:
      "'\(path)' is a folder; name a scene file in it"
    case .notRegular:
      "'\(path)' is not a regular file; name a file that can be read more than once"
    case .tooLarge(let byteCount, let limit):
      "'\(path)' has \(byteCount) bytes, more than the \(limit) that are read;"
        + " is it a scene? Split it if so"
    case .tooManySymbolicLinks:
      "'\(path)' leads through symbolic links in a circle; make one of them point elsewhere"
    case .noWorkingFolder:
      "'\(path)' is relative and the current folder was deleted; start again from another folder"
    case .system(let code):
      "'\(path)' cannot be read (\(SystemError.text(code))); saving it again tries again"
    }
  }
}
