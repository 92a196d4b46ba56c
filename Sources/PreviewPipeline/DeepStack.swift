/// Runs work on threads whose stacks are deep enough for any scene within its limits.
///
/// Parsing, evaluating and laying out follow the nesting of a scene, and the stack of a Dispatch
/// worker (512 KB) ends long before the limits of the scene language do. Threads are kept and used
/// again: to make one takes longer than to lay out a small scene.
enum DeepStack {
  /// The size of a stack, in bytes; only the pages that are touched are taken from the system.
  static let byteCount = 1 << 30

  /// Runs `body` to its end on a deep thread and returns what it returns.
  ///
  /// Where the system refuses a thread, `body` runs on the caller's.
  ///
  /// - Parameter body: Does the work; it is told where to leave what no one waits for.
  /// - Returns: What `body` returns.
  static func run<Result>(_ body: @escaping (DeepWork) -> Result) -> Result {
    let work = ResultWork(body)
    guard let thread = DeepThreadPool.shared.take() else {
      work.run()
      work.afterwards()
      return work.finished()
    }
    thread.perform(work)
    DeepThreadPool.shared.putBack(thread)
    return work.finished()
  }
}

/// Work to be done on another thread while the caller waits.
class DeepWork {
  /// What is done on the same thread when the caller waits no longer.
  var afterwards: () -> Void = {}

  func run() {}
}

/// Work whose result is kept.
private final class ResultWork<Result>: DeepWork {
  private let body: (DeepWork) -> Result
  private var result: Result?

  init(_ body: @escaping (DeepWork) -> Result) {
    self.body = body
  }

  override func run() {
    result = body(self)
  }

  func finished() -> Result {
    guard let result else { preconditionFailure("The work has no result.") }
    return result
  }
}
