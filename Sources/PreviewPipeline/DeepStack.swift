import Glibc

/// Runs work on a thread whose stack is deep enough for any scene within its limits.
///
/// Parsing, evaluating and laying out follow the nesting of a scene, and the stack of a Dispatch
/// worker (512 KB) ends long before the limits of the scene language do. Pages of the stack are
/// taken from the system only when they are touched.
enum DeepStack {
  /// The size of the stack, in bytes.
  static let byteCount = 512 << 20

  /// Runs `body` to its end on a thread of its own and returns what it returns.
  ///
  /// Where the system refuses a thread, `body` runs on the caller's.
  static func run<Result>(_ body: @escaping () -> Result) -> Result {
    let work = ResultWork(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, byteCount)
    defer { pthread_attr_destroy(&attributes) }
    if !runOnThread(work, &attributes) { work.run() }
    guard let result = work.result else { preconditionFailure("The work has no result.") }
    return result
  }

  private static func runOnThread(
    _ work: DeepWork,
    _ attributes: inout pthread_attr_t
  ) -> Bool {
    var thread = pthread_t()
    // The thread is joined below, so the work outlives it without being retained.
    let argument = Unmanaged.passUnretained(work).toOpaque()
    guard pthread_create(&thread, &attributes, startDeepWork, argument) == 0 else { return false }
    pthread_join(thread, nil)
    return true
  }
}

/// Work to be done on a thread of its own.
private class DeepWork {
  func run() {}
}

/// Work whose result is kept until its thread has ended.
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

private func startDeepWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<DeepWork>.fromOpaque(argument).takeUnretainedValue().run() }
  return nil
}
