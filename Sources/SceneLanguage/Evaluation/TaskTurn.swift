internal import Dispatch
internal import Glibc

/// What can wait while others go on: a task of a program, or the program itself.
///
/// Each runs on a thread of its own, since what waits keeps its stack, but only one of them at a time.
/// Unchecked: who gives the turn away touches nothing until it has the turn again.
final class TaskTurn: @unchecked Sendable {
  /// The task; `nil` for the program.
  let task: StartedTask?
  /// Whether its thread runs.
  var isStarted: Bool
  /// Whether its task has come to its end.
  var isOver = false
  /// Whether nothing is left that could end what it waits for.
  var isStuck = false
  private let turn = DispatchSemaphore(value: 0)

  init(_ task: StartedTask?) {
    self.task = task
    isStarted = task == nil
  }

  /// Waits until it is this one's turn.
  func wait() { turn.wait() }

  /// Makes it this one's turn.
  func give() { turn.signal() }

  /// Starts a thread that waits for its turn and then runs `body`; `false` if the system refuses.
  func start(_ body: @escaping () -> Void) -> Bool {
    let work = Unmanaged.passRetained(
      TaskWork {
        self.wait()
        body()
      }
    )
    isStarted = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress else { return false }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, Self.stackByteCount)
      pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      var thread = pthread_t()
      return pthread_create(&thread, attributes, runTaskWork, work.toOpaque()) == 0
    }
    if !isStarted { work.release() }
    return isStarted
  }

  /// As deep as the stack that scenes are evaluated on; only pages that are touched are taken.
  private static let stackByteCount = 1 << 30
}

/// What a thread of a task does.
private final class TaskWork {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func runTaskWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<TaskWork>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
