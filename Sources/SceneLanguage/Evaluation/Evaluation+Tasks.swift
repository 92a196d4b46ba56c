/// The tasks of a run.
///
/// A scene is drawn at once, and so its tasks run where they begin. Those of a program wait, as on
/// the one thread of its main actor, until what began them waits itself or comes to its end.
struct TaskQueue {
  /// Whether tasks wait.
  fileprivate(set) var isOfProgram = false
  /// The task that runs now.
  fileprivate(set) var current: StartedTask?
  fileprivate var waiting: ArraySlice<StartedTask> = []
  /// How often a program may still sleep.
  fileprivate var sleepsLeft = 1_000
}

extension Evaluation {
  /// Runs a program, and then the tasks that it has begun.
  func runningTasks<Result>(
    ofProgram isOfProgram: Bool,
    _ body: () throws -> Result
  ) rethrows
    -> Result
  {
    tasks.isOfProgram = isOfProgram
    defer { tasks.isOfProgram = false }
    let result = try body()
    guarded(()) { try runWaitingTasks() }
    return result
  }

  /// Begins a task, or lets it wait.
  func begin(_ task: StartedTask) throws {
    guard tasks.isOfProgram else { return run(task) }
    try charge(elements: 1)
    tasks.waiting.append(task)
  }

  /// Runs the tasks that wait, in the order in which they began, and those that these begin.
  func runWaitingTasks() throws {
    while let task = tasks.waiting.popFirst() {
      try step(at: nil)
      run(task)
    }
  }

  /// Lets others run, as long as a program sleeps; a picture is taken before a scene wakes up.
  func sleep() throws {
    tasks.sleepsLeft -= 1
    guard tasks.isOfProgram, tasks.sleepsLeft > 0 else { throw SceneWait() }
    try runWaitingTasks()
  }

  /// Ends the task that runs now, if nobody wants it any more.
  func checkCancellation(at span: SourceSpan) throws {
    guard tasks.current?.isCancelled == true else { return }
    throw ThrownError(value: CancellationError().sceneValue, span: span)
  }

  /// Runs a task to its end or to where it waits for what comes later.
  private func run(_ task: StartedTask) {
    let outer = tasks.current
    tasks.current = task
    defer { tasks.current = outer }
    task.outcome = guarded(.waiting) {
      do {
        return .finished(try task.operation.call([]))
      } catch let error as ThrownError {
        // Only who asks for the value is told of an error.
        return .failed(error)
      }
    }
  }
}

/// The end of what a scene does before its picture is taken: what it waits for comes later.
struct SceneWait: Error {}

/// A task, which is one wherever it is kept.
final class StartedTask: NativeValue {
  static var sceneName: String { "Task" }
  fileprivate let operation: SceneValue
  fileprivate(set) var outcome = TaskOutcome.waiting
  var isCancelled = false

  init(_ operation: SceneValue) { self.operation = operation }
}

/// How far a task is.
enum TaskOutcome {
  case waiting
  case finished(SceneValue)
  case failed(ThrownError)

  func value() throws -> SceneValue {
    switch self {
    case .waiting: throw SceneWait()
    case .finished(let value): return value
    case .failed(let error): throw error
    }
  }
}
