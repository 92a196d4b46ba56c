/// Runs work on threads whose stacks are deep enough for any scene within its limits.
///
/// Parsing, evaluating and laying out follow the nesting of a scene, and the stack of a Dispatch
/// worker (512 KB) ends long before the limits of the scene language do. Threads are kept and used
/// again: to make one takes longer than to lay out a small scene.
enum DeepStack {
  /// The size of a stack, in bytes; only the pages that are touched are taken from the system.
  static let byteCount = 512 << 20

  /// Runs `body` to its end on a deep thread and returns what it returns.
  ///
  /// Where the system refuses a thread, `body` runs on the caller's.
  static func run<Result>(_ body: @escaping () -> Result) -> Result {
    guard let thread = DeepThreadPool.shared.take() else { return body() }
    let work = ResultWork(body)
    thread.perform(work)
    DeepThreadPool.shared.putBack(thread)
    guard let result = work.result else { preconditionFailure("The work has no result.") }
    return result
  }
}

/// Work to be done on another thread while the caller waits.
class DeepWork {
  func run() {}
}

/// Work whose result is kept.
private final class ResultWork<Result>: DeepWork {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) {
    self.body = body
  }

  override func run() {
    result = body()
  }
}
