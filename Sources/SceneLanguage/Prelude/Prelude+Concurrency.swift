extension Prelude {
  /// Tasks that run together, one after the other, and what they send each other.
  static let taskGroups = Part(
    names: ["withTaskGroup", "withThrowingTaskGroup", "TaskGroup", "ThrowingTaskGroup"],
    source: """
      struct TaskGroup<ChildTaskResult>: Sequence, IteratorProtocol {
        private var waiting: [() async -> ChildTaskResult] = []
        init() {}
        var isEmpty: Bool { waiting.isEmpty }
        var isCancelled: Bool { false }
        mutating func addTask(
          priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
        ) { waiting.append(operation) }
        mutating func addTaskUnlessCancelled(
          priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
        ) -> Bool {
          waiting.append(operation)
          return true
        }
        mutating func next() async -> ChildTaskResult? {
          if waiting.isEmpty { return nil }
          let operation = waiting.removeFirst()
          return await operation()
        }
        mutating func waitForAll() async { while await next() != nil {} }
        mutating func cancelAll() { waiting = [] }
      }
      struct ThrowingTaskGroup<ChildTaskResult, Failure>: Sequence, IteratorProtocol {
        private var waiting: [() async throws -> ChildTaskResult] = []
        init() {}
        var isEmpty: Bool { waiting.isEmpty }
        var isCancelled: Bool { false }
        mutating func addTask(
          priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
        ) { waiting.append(operation) }
        mutating func next() async throws -> ChildTaskResult? {
          if waiting.isEmpty { return nil }
          let operation = waiting.removeFirst()
          return try await operation()
        }
        mutating func waitForAll() async throws { while try await next() != nil {} }
        mutating func cancelAll() { waiting = [] }
      }
      func withTaskGroup<Child, Value>(
        of child: Child.Type, returning type: Value.Type = Value.self,
        body: (inout TaskGroup<Child>) async -> Value
      ) async -> Value {
        var group = TaskGroup<Child>()
        let value = await body(&group)
        await group.waitForAll()
        return value
      }
      func withThrowingTaskGroup<Child, Value>(
        of child: Child.Type, returning type: Value.Type = Value.self,
        body: (inout ThrowingTaskGroup<Child, any Error>) async throws -> Value
      ) async throws -> Value {
        var group = ThrowingTaskGroup<Child, any Error>()
        let value = try await body(&group)
        try await group.waitForAll()
        return value
      }
      """
  )

  /// Values that come one after the other: those that are there when the picture is taken.
  static let asyncStreams = Part(
    names: ["AsyncStream", "AsyncThrowingStream"],
    source: """
      struct AsyncStream<Element>: Sequence, IteratorProtocol {
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        final class Continuation {
          enum Termination { case finished, cancelled }
          fileprivate var waiting: [Element] = []
          fileprivate var isFinished = false
          var onTermination: ((Termination) -> Void)?
          init() {}
          func yield(_ value: Element) { if !isFinished { waiting.append(value) } }
          func finish() {
            if isFinished { return }
            isFinished = true
            onTermination?(.finished)
          }
        }
        private let source: Continuation
        init(
          _ type: Element.Type = Element.self, bufferingPolicy: BufferingPolicy = .unbounded,
          _ build: (Continuation) -> Void
        ) {
          source = Continuation()
          build(source)
        }
        private init(source: Continuation) { self.source = source }
        static func makeStream(
          of type: Element.Type = Element.self, bufferingPolicy: BufferingPolicy = .unbounded
        ) -> (stream: AsyncStream<Element>, continuation: Continuation) {
          let source = Continuation()
          return (stream: AsyncStream<Element>(source: source), continuation: source)
        }
        func next() async -> Element? {
          if !source.waiting.isEmpty { return source.waiting.removeFirst() }
          if !source.isFinished { try? await Task.sleep(nanoseconds: 1) }
          return nil
        }
      }
      """
  )

  /// Old functions with closures, waited for as new ones.
  static let continuations = Part(
    names: [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "CheckedContinuation",
      "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    ],
    source: """
      final class CheckedContinuation<Success, Failure> {
        fileprivate var result: Result<Success, any Error>?
        init() {}
        func resume(returning value: Success) { result = .success(value) }
        func resume(throwing error: any Error) { result = .failure(error) }
        func resume(with result: Result<Success, any Error>) { self.result = result }
        func resume() { result = .success(()) }
        fileprivate func value() async throws -> Success {
          guard let result else {
            try await Task.sleep(nanoseconds: 1)
            fatalError("nothing resumes the continuation")
          }
          return try result.get()
        }
      }
      func withCheckedContinuation<Success>(
        _ body: (CheckedContinuation<Success, Never>) -> Void
      ) async -> Success {
        let continuation = CheckedContinuation<Success, Never>()
        body(continuation)
        return try! await continuation.value()
      }
      func withCheckedThrowingContinuation<Success>(
        _ body: (CheckedContinuation<Success, any Error>) -> Void
      ) async throws -> Success {
        let continuation = CheckedContinuation<Success, any Error>()
        body(continuation)
        return try await continuation.value()
      }
      """
  )
}
