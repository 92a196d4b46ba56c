import Glibc

/// How changes are noticed.
package enum WatchMode: Hashable, Sendable {
  /// The kernel tells; a look each second covers what it cannot tell.
  case events
  /// The files are looked at ten times a second.
  case polling(PollingReason)

  /// What the status line should say about it; nil when there is nothing to say.
  package var note: String? {
    switch self {
    case .events: nil
    case .polling(let reason): "polling: \(reason.message)"
    }
  }
}

/// Why the kernel's events cannot be relied on.
package enum PollingReason: Error, Hashable, Sendable {
  case fileSystem(name: String, folder: FilePath)
  case watchLimit
  case instanceLimit
  case descriptorTooHigh(Int32)
  case descriptorNotFound
  case unwatchable(FilePath, code: Int32)
  case system(code: Int32)

  init(code: Int32) {
    switch code {
    case ENOSPC: self = .watchLimit
    case EMFILE, ENFILE: self = .instanceLimit
    default: self = .system(code: code)
    }
  }

  /// Why a folder could not be watched.
  init(code: Int32, watching folder: FilePath) {
    let reason = PollingReason(code: code)
    self = reason == .system(code: code) ? .unwatchable(folder, code: code) : reason
  }
}

extension PollingReason {
  /// The reason and, where there is one, the way out, in one line.
  package var message: String {
    switch self {
    case .fileSystem(let name, let folder):
      "'\(folder)' is on \(name), which does not announce changes made elsewhere"
    case .watchLimit:
      "no inotify watches left; raise fs.inotify.max_user_watches with sysctl"
    case .instanceLimit:
      "no inotify instances or file descriptors left; close other watchers,"
        + " or raise fs.inotify.max_user_instances with sysctl"
    case .descriptorTooHigh(let descriptor):
      "too many open files (the event descriptor would be \(descriptor)); close some"
    case .descriptorNotFound:
      "the event descriptor was not found; is /proc mounted?"
    case .unwatchable(let folder, let code):
      "'\(folder)' cannot be watched (\(SystemError.text(code))); is it readable?"
    case .system(let code):
      "inotify cannot start (\(SystemError.text(code)))"
    }
  }
}
