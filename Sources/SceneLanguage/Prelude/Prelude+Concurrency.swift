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

  /// Tasks that run together, one after the other, and what they send each other.
  static let taskGroups = Part(
    names: ["withTaskGroup", "withThrowingTaskGroup", "TaskGroup", "ThrowingTaskGroup"],
    source: """
      struct TaskGroup<ChildTaskResult>: AsyncSequence, AsyncIteratorProtocol {
        private var waiting: [() async -> ChildTaskResult] = []
        init() {}
        private(set) var isCancelled = false
        var isEmpty: Bool { waiting.isEmpty }
        mutating func addTask(
          priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
        ) { waiting.append(operation) }
        mutating func addTaskUnlessCancelled(
          priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
        ) -> Bool {
          if !isCancelled { waiting.append(operation) }
          return !isCancelled
        }
        mutating func next() async -> ChildTaskResult? {
          if waiting.isEmpty { return nil }
          let operation = waiting.removeFirst()
          return await operation()
        }
        mutating func waitForAll() async { while await next() != nil {} }
        mutating func cancelAll() { isCancelled = true }
      }
      struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence, AsyncIteratorProtocol {
        private var waiting: [() async throws -> ChildTaskResult] = []
        init() {}
        private(set) var isCancelled = false
        var isEmpty: Bool { waiting.isEmpty }
        mutating func addTask(
          priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
        ) { waiting.append(operation) }
        mutating func addTaskUnlessCancelled(
          priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
        ) -> Bool {
          if !isCancelled { waiting.append(operation) }
          return !isCancelled
        }
        mutating func next() async throws -> ChildTaskResult? {
          if waiting.isEmpty { return nil }
          let operation = waiting.removeFirst()
          return try await operation()
        }
        mutating func waitForAll() async throws { while try await next() != nil {} }
        mutating func cancelAll() { isCancelled = true }
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

  /// How streams are made of what a closure yields.
  private static let streamBeginning = """
    enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
    private let source: Continuation
    init(
      _ type: Element.Type = Element.self, bufferingPolicy: BufferingPolicy = .unbounded,
      _ build: (Continuation) -> Void
    ) {
      source = Continuation()
      build(source)
    }
    """

  /// Values that come one after the other: those that are there when the picture is taken.
  static let asyncStreams = Part(
    names: ["AsyncStream"],
    source: """
      struct AsyncStream<Element>: AsyncSequence, AsyncIteratorProtocol {
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
        \(streamBeginning)
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

  /// The same of values that end with an error.
  static let asyncThrowingStreams = Part(
    names: ["AsyncThrowingStream"],
    source: """
      struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
        final class Continuation {
          enum Termination { case finished(Failure?), cancelled }
          fileprivate var waiting: [Element] = []
          fileprivate var isFinished = false
          fileprivate var failure: Failure?
          var onTermination: ((Termination) -> Void)?
          init() {}
          func yield(_ value: Element) { if !isFinished { waiting.append(value) } }
          func finish(throwing error: Failure? = nil) {
            if isFinished { return }
            isFinished = true
            failure = error
            onTermination?(.finished(error))
          }
        }
        \(streamBeginning)
        func next() async throws -> Element? {
          if !source.waiting.isEmpty { return source.waiting.removeFirst() }
          if let failure = source.failure {
            source.failure = nil
            throw failure
          }
          if !source.isFinished { try await Task.sleep(nanoseconds: 1) }
          return nil
        }
      }
      """
  )

  /// Old functions with closures, waited for as new ones.
  static let continuations = Part(
    names: [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "CheckedContinuation",
      "withUnsafeContinuation", "withUnsafeThrowingContinuation", "UnsafeContinuation",
    ],
    source: """
      final class CheckedContinuation<Success, Failure> {
        fileprivate var result: Result<Success, any Error>?
        init() {}
        func resume(returning value: Success) { result = .success(value) }
        func resume(throwing error: any Error) { result = .failure(error) }
        func resume(with result: Result<Success, any Error>) { self.result = result }
        fileprivate func value() async throws -> Success {
          guard let result else {
            try await Task.sleep(nanoseconds: 1)
            fatalError("nothing resumes the continuation")
          }
          return try result.get()
        }
      }
      extension CheckedContinuation where Success == Void {
        func resume() { result = .success(()) }
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
