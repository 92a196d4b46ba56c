/// A task, which is one wherever it is kept.
final class StartedTask: NativeValue {
  static var sceneName: String { "Task" }
  /// What it does; let go once it has begun, since the frame in which it was made may hold the task.
  private var operation: SceneValue?
  var outcome = TaskOutcome.waiting
  /// Whether it has run to its end, or to where it waits for what never comes.
  var isOver = false
  var isCancelled = false
  /// Its place among those that take turns, while it runs.
  weak var turn: TaskTurn?
  /// Who waits for its value.
  var waiting: [TaskTurn] = []
  /// The tasks that are cancelled with it.
  var children: [StartedTask] = []
  /// What is called when it is cancelled, the innermost last.
  var cancellationHandlers: [SceneValue] = []
  /// The signal that it waits for.
  weak var signal: TaskSignal?

  init(_ operation: SceneValue) { self.operation = operation }

  /// Does what the task is for.
  func perform() throws -> SceneValue {
    guard let operation else { throw SceneWait() }
    self.operation = nil
    return try operation.call([])
  }
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

/// What tasks wait for until another one opens it: the next value of a stream, or the end of a child.
final class TaskSignal: NativeValue {
  static var sceneName: String { "_TaskSignal" }
  var waiting: [TaskTurn] = []
}

/// The end of what a scene does before its picture is taken: what it waits for comes later.
struct SceneWait: Error {}
