/// The tasks of a run.
///
/// A scene is drawn at once, and so its tasks run where they begin. Those of a program take turns, as
/// on one thread: each runs until it waits. Time passes only where all wait, and takes no time.
struct TaskQueue {
  /// Whether tasks wait.
  fileprivate(set) var isOfProgram = false
  /// The task that runs now.
  fileprivate(set) var current: StartedTask?
  /// The seconds that have passed while all waited.
  fileprivate(set) var passed = 0.0
  /// Whether the program is over, and what still waits never goes on.
  fileprivate(set) var isEnding = false
  /// Who runs now, and the program itself.
  fileprivate var turn: TaskTurn?
  fileprivate var main = TaskTurn(nil)
  /// Those that can go on, the first first.
  fileprivate var ready: ArraySlice<TaskTurn> = []
  /// Those that sleep, the first to wake first.
  fileprivate var sleeping: [(time: Double, turn: TaskTurn)] = []
  /// The tasks that have begun and are not over.
  fileprivate var begun: [TaskTurn] = []

  /// The most tasks that may have begun at a time; others begin when one of these ends.
  fileprivate static let mostBegun = 128
  /// To go from one thread to another takes as long as so many steps.
  fileprivate static let stepsOfTurn = 100
  /// To begin a task and to note how it ends takes as long as so many steps.
  fileprivate static let stepsOfTask = 8
}

extension Evaluation {
  /// Runs a program, and then the tasks that it has begun.
  func runningTasks<Result>(
    ofProgram isOfProgram: Bool,
    _ body: () throws -> Result
  ) rethrows
    -> Result
  {
    guard isOfProgram else { return try body() }
    tasks.isOfProgram = true
    tasks.turn = tasks.main
    defer {
      endTasks()
      tasks.isOfProgram = false
    }
    let result = try body()
    finishTasks()
    return result
  }

  /// Begins a task, or lets it wait.
  func begin(_ task: StartedTask) throws {
    guard tasks.isOfProgram else {
      try charge(steps: TaskQueue.stepsOfTask, at: program.entry)
      return run(task)
    }
    try charge(elements: 1)
    let turn = TaskTurn(task)
    task.turn = turn
    tasks.ready.append(turn)
  }

  /// Lets others go on before the one that runs now.
  func yield() throws {
    guard tasks.isOfProgram, let turn = tasks.turn else { return }
    tasks.ready.append(turn)
    try suspend()
  }

  /// The value of a task, once it is over.
  func value(of task: StartedTask) throws -> SceneValue {
    while !task.isOver, tasks.isOfProgram, let turn = tasks.turn {
      task.waiting.append(turn)
      try suspend()
    }
    return try task.outcome.value()
  }

  /// Waits until a signal is opened.
  func wait(for signal: TaskSignal) throws {
    guard tasks.isOfProgram, let turn = tasks.turn else { throw SceneWait() }
    signal.waiting.append(turn)
    try suspend()
  }

  /// Waits until a signal is opened or the task is cancelled.
  ///
  /// - Returns: Whether the task is not cancelled.
  func waitUnlessCancelled(for signal: TaskSignal) throws -> Bool {
    let task = tasks.current
    if task?.isCancelled == true { return false }
    task?.signal = signal
    defer { task?.signal = nil }
    try wait(for: signal)
    return task?.isCancelled != true
  }

  /// Lets those go on that wait for a signal.
  func open(_ signal: TaskSignal) {
    tasks.ready += signal.waiting
    signal.waiting = []
  }

  /// Lets others go on for some time; a picture is taken before a scene wakes up.
  func sleep(for seconds: Double, at span: SourceSpan) throws {
    guard tasks.isOfProgram, let turn = tasks.turn else { throw SceneWait() }
    try checkCancellation(at: span)
    let time = tasks.passed + max(seconds, 0)
    let index = tasks.sleeping.firstIndex { $0.time > time } ?? tasks.sleeping.endIndex
    tasks.sleeping.insert((time, turn), at: index)
    try suspend()
    try checkCancellation(at: span)
  }

  /// Ends the task that runs now, if nobody wants it any more.
  func checkCancellation(at span: SourceSpan) throws {
    guard tasks.current?.isCancelled == true else { return }
    throw ThrownError(value: CancellationError().sceneValue, span: span)
  }

  /// Tells a task, and those that are part of it, that nobody wants its value any more.
  func cancel(_ task: StartedTask) throws {
    if task.isCancelled { return }
    task.isCancelled = true
    for handler in task.cancellationHandlers { _ = try handler.call([]) }
    for child in task.children { try cancel(child) }
    guard let turn = task.turn else { return }
    if let index = tasks.sleeping.firstIndex(where: { $0.turn === turn }) {
      tasks.sleeping.remove(at: index)
      tasks.ready.append(turn)
    }
    if let signal = task.signal, let index = signal.waiting.firstIndex(where: { $0 === turn }) {
      signal.waiting.remove(at: index)
      tasks.ready.append(turn)
    }
  }

  /// Makes a task part of the one that runs now.
  func adopt(_ task: StartedTask) throws {
    guard let current = tasks.current else { return }
    current.children.append(task)
    if current.isCancelled { try cancel(task) }
  }

  /// Runs a task to its end or to where it waits for what never comes.
  private func run(_ task: StartedTask) {
    let outer = tasks.current
    tasks.current = task
    defer { tasks.current = outer }
    task.outcome = guarded(.waiting) {
      do {
        return .finished(try task.perform())
      } catch let error as ThrownError {
        // Only who asks for the value is told of an error.
        return .failed(error)
      }
    }
    task.isOver = true
  }
}

// MARK: - Turns

extension Evaluation {
  /// Lets others run until the one that runs now can go on.
  private func suspend() throws {
    guard let own = tasks.turn, !tasks.isEnding else { throw SceneWait() }
    try charge(steps: TaskQueue.stepsOfTurn, at: program.entry)
    var next = nextTurn()
    if next == nil {
      if own === tasks.main { throw SceneWait() }
      tasks.main.isStuck = true
      next = tasks.main
    }
    if let next, next !== own {
      let task = tasks.current
      leavingDepth {
        next.give()
        own.wait()
      }
      tasks.turn = own
      tasks.current = task
    }
    if tasks.isEnding || own.isStuck { throw SceneWait() }
  }

  /// Who goes on next, with a thread that waits for its turn; `nil` where all wait for each other.
  private func nextTurn(onThisThread: Bool = false) -> TaskTurn? {
    while true {
      // Who stopped while it asked for its turn needs it no more.
      while tasks.ready.first?.isOver == true { tasks.ready.removeFirst() }
      let next = tasks.ready.indices.first { index in
        let turn = tasks.ready[index]
        return !turn.isOver && (turn.isStarted || onThisThread || begin(turn))
      }
      if let next {
        return next == tasks.ready.startIndex
          ? tasks.ready.removeFirst() : tasks.ready.remove(at: next)
      }
      guard !tasks.main.isStuck, let first = tasks.sleeping.first else { return nil }
      tasks.sleeping.removeFirst()
      tasks.passed = first.time
      tasks.ready.append(first.turn)
    }
  }

  /// Starts the thread of a task.
  private func begin(_ turn: TaskTurn) -> Bool {
    guard tasks.begun.count < TaskQueue.mostBegun else { return false }
    guard turn.start({ [self] in running { runTasks(from: turn) } }) else { return false }
    tasks.begun.append(turn)
    return true
  }

  /// Runs a task on its thread, and then those that begin next.
  private func runTasks(from first: TaskTurn) {
    var turn = first
    while true {
      tasks.turn = turn
      tasks.current = nil
      if let task = turn.task, !tasks.isEnding {
        leavingDepth { run(task) }
        turn.isOver = true
        tasks.ready += task.waiting
        task.waiting = []
      }
      tasks.begun.removeAll { $0 === turn }
      if tasks.isEnding { return tasks.main.give() }
      guard let next = nextTurn(onThisThread: true) else {
        tasks.main.isStuck = true
        return tasks.main.give()
      }
      if next.isStarted { return next.give() }
      next.isStarted = true
      tasks.begun.append(next)
      turn = next
    }
  }

  /// Runs what can go on when the program has come to its end; what sleeps then never wakes.
  private func finishTasks() {
    let main = tasks.main
    main.isStuck = true
    tasks.ready.removeAll { $0 === main }
    while let next = nextTurn(), next !== main {
      next.give()
      main.wait()
    }
  }

  /// Ends the threads of tasks that still wait.
  private func endTasks() {
    tasks.isEnding = true
    tasks.ready = []
    tasks.sleeping = []
    while let turn = tasks.begun.popLast() {
      turn.give()
      tasks.main.wait()
    }
    tasks.turn = nil
  }
}
