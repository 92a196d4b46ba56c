import Foundation

/// Runs work on a thread with the stack that the scene language asks of its callers.
func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let box = ResultBox<Result>()
  let thread = Thread { box.finish(work()) }
  thread.stackSize = 512 << 20
  thread.start()
  return box.wait()
}

/// Hands a result from one thread to another.
private final class ResultBox<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result?

  func finish(_ value: Result) {
    condition.lock()
    result = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result { return result }
      condition.wait()
    }
  }
}
