extension Prelude {
  /// The actor that draws; a picture runs on no other, so that nothing waits for it.
  static let mainActor = Part(
    names: ["MainActor"],
    source: """
      final class MainActor {
        static let shared = MainActor()
        static func run<T>(
          resultType: T.Type = T.self, body: () throws -> T
        ) async rethrows -> T { try body() }
        static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
      }
      """
  )

  /// What a task came to, with its error if it failed.
  static let taskResults = Part(
    names: ["Task"],
    source: """
      extension Task {
        var result: Result<Success, any Error> {
          get async { do { return .success(try await value) } catch { return .failure(error) } }
        }
      }
      """
  )

  /// Values that a task and those that it begins find around them.
  static let taskLocals = Part(
    names: ["TaskLocal"],
    source: """
      @propertyWrapper final class TaskLocal<Value> {
        private let initial: Value
        private var bound: [Value] = []
        init(wrappedValue: Value) { initial = wrappedValue }
        var wrappedValue: Value { bound.last ?? initial }
        var projectedValue: TaskLocal<Value> { self }
        init() where Value: ExpressibleByNilLiteral { initial = nil }
        func get() -> Value { wrappedValue }
        func withValue<Result>(
          _ value: Value, operation: () throws -> Result
        ) rethrows -> Result {
          bound.append(value)
          defer { bound.removeLast() }
          return try operation()
        }
        func withValue<Result>(
          _ value: Value, operation: () async throws -> Result
        ) async rethrows -> Result {
          bound.append(value)
          defer { bound.removeLast() }
          return try await operation()
        }
      }
      """
  )

  /// What is called at once when a task is cancelled.
  static let cancellationHandlers = Part(
    names: ["withTaskCancellationHandler"],
    source: """
      func withTaskCancellationHandler<Value>(
        operation: () async throws -> Value, onCancel handler: @escaping () -> Void
      ) async rethrows -> Value {
        let signal = _TaskSignal()
        if Task.isCancelled { handler() }
        signal.beginReacting(onCancel: handler)
        defer { signal.endReacting() }
        return try await operation()
      }
      """
  )

  /// Tasks that run together, and what they come to in the order in which they end.
  static let taskGroups = Part(
    names: [
      "withTaskGroup", "withThrowingTaskGroup", "TaskGroup", "ThrowingTaskGroup",
      "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
    ],
    source: """
      private final class TaskChildren<Child> {
        let signal = _TaskSignal()
        var ended: [Result<Child, any Error>] = []
        var tasks: [Task<Void, Never>] = []
        var count = 0
        var isCancelled = false
        init() {}
        func add(_ operation: @escaping () async throws -> Child) {
          count += 1
          let task = Task {
            do {
              let value = try await operation()
              self.ended.append(.success(value))
            } catch {
              self.ended.append(.failure(error))
            }
            self.signal.open()
          }
          signal.adopt(task)
          if isCancelled { task.cancel() }
          tasks.append(task)
        }
        func next() async -> Result<Child, any Error>? {
          if count == 0 { return nil }
          while ended.isEmpty { await signal.wait() }
          count -= 1
          return ended.removeFirst()
        }
        func finish() async { while await next() != nil {} }
        func finishAll() async throws {
          var first: (any Error)?
          while let result = await next() {
            if case .failure(let error) = result { first = first ?? error }
          }
          if let first { throw first }
        }
        func cancel() {
          isCancelled = true
          for task in tasks { task.cancel() }
        }
      }
      struct TaskGroup<ChildTaskResult>: AsyncSequence, AsyncIteratorProtocol {
        \(groupMembers("async"))
        mutating func next() async -> ChildTaskResult? {
          guard let result = await children.next() else { return nil }
          return .some(try! result.get())
        }
        mutating func waitForAll() async { await children.finish() }
      }
      struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence, AsyncIteratorProtocol {
        \(groupMembers("async throws"))
        mutating func next() async throws -> ChildTaskResult? {
          guard let result = await children.next() else { return nil }
          return .some(try result.get())
        }
        mutating func nextResult() async -> Result<ChildTaskResult, any Error>? {
          await children.next()
        }
        mutating func waitForAll() async throws { try await children.finishAll() }
      }
      func withTaskGroup<Child, Value>(
        of child: Child.Type, returning type: Value.Type = Value.self,
        body: (inout TaskGroup<Child>) async -> Value
      ) async -> Value {
        var group = TaskGroup<Child>()
        let value = await body(&group)
        await group.children.finish()
        return value
      }
      func withThrowingTaskGroup<Child, Value>(
        of child: Child.Type, returning type: Value.Type = Value.self,
        body: (inout ThrowingTaskGroup<Child, any Error>) async throws -> Value
      ) async throws -> Value {
        var group = ThrowingTaskGroup<Child, any Error>()
        do {
          let value = try await body(&group)
          await group.children.finish()
          return value
        } catch {
          group.cancelAll()
          await group.children.finish()
          throw error
        }
      }
      func withDiscardingTaskGroup<Value>(
        returning type: Value.Type = Value.self, body: (inout TaskGroup<Void>) async -> Value
      ) async -> Value {
        await withTaskGroup(of: Void.self, body: body)
      }
      func withThrowingDiscardingTaskGroup<Value>(
        returning type: Value.Type = Value.self,
        body: (inout ThrowingTaskGroup<Void, any Error>) async throws -> Value
      ) async throws -> Value {
        var group = ThrowingTaskGroup<Void, any Error>()
        let value = try await body(&group)
        try await group.children.finishAll()
        return value
      }
      """
  )

  /// What groups of tasks share whose operations may wait, or fail as well.
  private static func groupMembers(_ effects: String) -> String {
    """
    fileprivate let children = TaskChildren<ChildTaskResult>()
    init() {}
    var isCancelled: Bool { children.isCancelled }
    var isEmpty: Bool { children.count == 0 }
    mutating func addTask(
      priority: TaskPriority? = nil, operation: @escaping () \(effects) -> ChildTaskResult
    ) { children.add(operation) }
    mutating func addTaskUnlessCancelled(
      priority: TaskPriority? = nil, operation: @escaping () \(effects) -> ChildTaskResult
    ) -> Bool {
      if !isCancelled { children.add(operation) }
      return !isCancelled
    }
    mutating func cancelAll() { children.cancel() }
    """
  }

  /// Values that come one after the other.
  static let asyncStreams = Part(
    names: ["AsyncStream"],
    source: """
      struct AsyncStream<Element>: AsyncSequence, AsyncIteratorProtocol {
        final class Continuation {
          enum Termination { case finished, cancelled }
          \(yielding)
          func finish() { end(.finished) }
          private func finish(with error: Error) { finish() }
        }
        \(streamMembers("AsyncStream<Element>"))
        init(
          unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil
        ) {
          source = Continuation(bufferingPolicy: .unbounded)
          source.produce = produce
        }
        mutating func next() async -> Element? {
          if let produce = source.produce { return await produce() }
          while source.waiting.isEmpty {
            if source.isFinished { return nil }
            if !(await source.signal.waitUnlessCancelled()) { source.end(.cancelled) }
          }
          return source.waiting.removeFirst()
        }
      }
      """
  )

  /// The same of values that end with an error.
  static let asyncThrowingStreams = Part(
    names: ["AsyncThrowingStream"],
    source: """
      struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
        final class Continuation {
          enum Termination { case finished(Failure?), cancelled }
          fileprivate var failure: Failure?
          fileprivate var step: (() async throws -> Element?)?
          \(yielding)
          func finish(throwing error: Failure? = nil) {
            if isFinished { return }
            failure = error
            end(.finished(error))
          }
          private func finish(with error: Error) { finish(throwing: error as? Failure) }
        }
        \(streamMembers("AsyncThrowingStream<Element, any Error>"))
        init(unfolding produce: @escaping () async throws -> Element?) {
          source = Continuation(bufferingPolicy: .unbounded)
          source.step = produce
        }
        mutating func next() async throws -> Element? {
          if let step = source.step { return try await step() }
          while source.waiting.isEmpty {
            if let failure = source.failure {
              source.failure = nil
              throw failure
            }
            if source.isFinished { return nil }
            if !(await source.signal.waitUnlessCancelled()) { source.end(.cancelled) }
          }
          return source.waiting.removeFirst()
        }
      }
      """
  )

  /// What takes the values of a stream and keeps them until they are wanted.
  private static let yielding = """
    enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
    enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
    fileprivate let signal = _TaskSignal()
    fileprivate var waiting: [Element] = []
    fileprivate var isFinished = false
    fileprivate var produce: (() async -> Element?)?
    private let bufferingPolicy: BufferingPolicy
    var onTermination: ((Termination) -> Void)?
    init(bufferingPolicy: BufferingPolicy) { self.bufferingPolicy = bufferingPolicy }
    @discardableResult func yield(_ value: Element) -> YieldResult {
      if isFinished { return .terminated }
      defer { signal.open() }
      switch bufferingPolicy {
      case .bufferingOldest(let limit) where waiting.count >= limit: return .dropped(value)
      case .bufferingNewest(let limit) where waiting.count >= limit:
        waiting.append(value)
        return .dropped(waiting.removeFirst())
      case .bufferingOldest(let limit), .bufferingNewest(let limit):
        waiting.append(value)
        return .enqueued(remaining: limit - waiting.count)
      case .unbounded:
        waiting.append(value)
        return .enqueued(remaining: Int.max)
      }
    }
    @discardableResult func yield(with result: Result<Element, Error>) -> YieldResult {
      switch result {
      case .success(let value): return yield(value)
      case .failure(let error):
        finish(with: error)
        return .terminated
      }
    }
    fileprivate func end(_ termination: Termination) {
      if isFinished { return }
      isFinished = true
      onTermination?(termination)
      signal.open()
    }
    """

  /// How streams are made of what a closure yields.
  private static func streamMembers(_ type: String) -> String {
    """
    private let source: Continuation
    init(
      _ type: Element.Type = Element.self,
      bufferingPolicy: Continuation.BufferingPolicy = .unbounded,
      _ build: (Continuation) -> Void
    ) {
      source = Continuation(bufferingPolicy: bufferingPolicy)
      build(source)
    }
    private init(source: Continuation) { self.source = source }
    static func makeStream(
      of type: Element.Type = Element.self,
      bufferingPolicy: Continuation.BufferingPolicy = .unbounded
    ) -> (stream: \(type), continuation: Continuation) {
      let source = Continuation(bufferingPolicy: bufferingPolicy)
      return (stream: \(type)(source: source), continuation: source)
    }
    func makeAsyncIterator() -> \(type) { self }
    """
  }

  /// Old functions with closures, waited for as new ones.
  static let continuations = Part(
    names: [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "CheckedContinuation",
      "withUnsafeContinuation", "withUnsafeThrowingContinuation", "UnsafeContinuation",
    ],
    source: """
      final class CheckedContinuation<Success, Failure> {
        private let signal = _TaskSignal()
        private var result: Result<Success, any Error>?
        init() {}
        func resume(returning value: Success) { resume(with: .success(value)) }
        func resume(throwing error: any Error) { resume(with: .failure(error)) }
        func resume(with result: Result<Success, any Error>) {
          self.result = result
          signal.open()
        }
        fileprivate func value() async throws -> Success {
          while true {
            if let result { return try result.get() }
            await signal.wait()
          }
        }
      }
      extension CheckedContinuation where Success == Void {
        func resume() { resume(with: .success(())) }
      }
      typealias UnsafeContinuation = CheckedContinuation
      \(waiting("Checked"))
      \(waiting("Unsafe"))
      """
  )

  /// The functions that wait until a continuation of a kind is resumed.
  private static func waiting(_ kind: String) -> String {
    """
    func with\(kind)Continuation<Success>(
      _ body: (CheckedContinuation<Success, Never>) -> Void
    ) async -> Success {
      let continuation = CheckedContinuation<Success, Never>()
      body(continuation)
      return try! await continuation.value()
    }
    func with\(kind)ThrowingContinuation<Success>(
      _ body: (CheckedContinuation<Success, any Error>) -> Void
    ) async throws -> Success {
      let continuation = CheckedContinuation<Success, any Error>()
      body(continuation)
      return try await continuation.value()
    }
    """
  }
}
