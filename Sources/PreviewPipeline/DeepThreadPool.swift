internal import Glibc
internal import Synchronization

/// The deep threads that wait for work.
///
/// There are as many threads as pieces of work at a time. Of those that become idle as many are kept
/// as the newest save and the one that it overtakes can occupy.
final class DeepThreadPool: Sendable {
  static let shared = DeepThreadPool()

  private struct Threads {
    var idle: [DeepThread] = []
    var startedCount = 0
    var prepare: @Sendable () -> Void = {}
  }

  private let threads = Mutex(Threads())
  private let keptCount = 2 * max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) + 2

  /// What every thread begins with; threads that run already are replaced.
  func prepare(by body: @escaping @Sendable () -> Void) {
    let unprepared = threads.withLock { threads in
      threads.prepare = body
      defer { threads.idle = [] }
      return threads.idle
    }
    for thread in unprepared { thread.end() }
  }

  /// How many threads have been started so far.
  var startedCount: Int { threads.withLock { $0.startedCount } }

  /// An idle thread, or a new one; `nil` if the system refuses.
  func take() -> DeepThread? {
    threads.withLock { threads in
      if let thread = threads.idle.popLast() { return thread }
      threads.startedCount += 1
      return DeepThread(stackByteCount: DeepStack.byteCount, prepare: threads.prepare)
    }
  }

  func putBack(_ thread: DeepThread) {
    let isKept = threads.withLock { threads in
      guard threads.idle.count < keptCount else { return false }
      threads.idle.append(thread)
      return true
    }
    if !isKept { thread.end() }
  }
}
