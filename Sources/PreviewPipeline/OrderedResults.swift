internal import Synchronization

/// Puts what is finished in any order back into the order of the files.
final class OrderedResults<Result: Sendable>: Sendable {
  private struct Waiting {
    var next = 0
    var results: [Int: Result] = [:]
  }

  private let waiting = Mutex(Waiting())

  /// Hands over a result, and all that waited for it; one at a time.
  func add(_ result: Result, at index: Int, deliver: (Result) -> Void) {
    waiting.withLock { waiting in
      waiting.results[index] = result
      while let result = waiting.results.removeValue(forKey: waiting.next) {
        waiting.next += 1
        deliver(result)
      }
    }
  }
}
