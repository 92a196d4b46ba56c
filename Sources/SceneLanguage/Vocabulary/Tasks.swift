internal import Diptych

extension Library {
  /// What happens at the same time, of which a picture shows all that needs no waiting.
  static let tasks = LibraryFamily(
    title: "Tasks",
    types: [
      LibraryType(
        "Task",
        [
          starting("init", .initializer), starting("detached", .staticMethod),
          waiting("sleep", "for", .named("Duration")),
          waiting("sleep", "nanoseconds", .named("UInt64")), .constant("isCancelled", false),
          .inert(.staticMethod, "yield", of: "Void"),
          .generic("cancel", result: .void) { call in
            StartedTask.read(call.receiver)?.isCancelled = true
            return .void
          },
          .genericProperty("isCancelled", result: .bool) { call in
            .bool(StartedTask.read(call.receiver)?.isCancelled == true)
          },
          .genericProperty("value", result: .parameter("Success")) { call in
            guard let task = StartedTask.read(call.receiver) else { throw SceneWait() }
            return try task.outcome.value()
          },
          .genericProperty("result", result: .unknown) { _ in
            throw SceneWait()
          },
          LibraryEntry(
            kind: .staticMethod,
            name: "checkCancellation",
            signature: Signature(parameters: [], result: .void)
          ) { _ in .void },
        ]
      ),
      .inert(
        "DispatchQueue",
        constants: ["main"],
        [
          LibraryEntry(
            kind: .method,
            name: "async",
            signature: Signature(parameters: [.action("execute")], result: .void)
          ) { call in
            let (operation, evaluation) = (call.arguments[0], call.evaluation)
            evaluation.noteDeferral()
            evaluation.guarded(()) { _ = try operation.call([]) }
            return .void
          },
          LibraryEntry(
            kind: .method,
            name: "asyncAfter",
            signature: Signature(
              parameters: [.parameter("deadline", .named("DispatchTime")), .action("execute")],
              result: .void
            )
          ) { _ in .void },
        ]
      ),
      .inert("DispatchTime", [.inert(.staticMethod, "now", of: "DispatchTime")]),
      .inert(
        "DispatchTimeInterval",
        ["seconds", "milliseconds", "microseconds", "nanoseconds"].map {
          .inert(.staticMethod, $0, of: "DispatchTimeInterval", [.parameter(nil, .int)])
        }
      ),
    ]
  )

  /// Begins a task, which runs to its end or to where it waits for what comes later.
  private static func starting(_ name: String, _ kind: LibraryEntry.Kind) -> LibraryEntry {
    LibraryEntry(
      kind: kind,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [
          .optional("priority", .optional(.named("TaskPriority"))),
          .function("operation", [], .result),
        ],
        result: .named("Task", [.result, .unknown])
      )
    ) { call in
      let (operation, evaluation) = (call.arguments[1], call.evaluation)
      let outcome = evaluation.guarded(TaskOutcome.waiting) {
        do {
          return .finished(try operation.call([]))
        } catch let error as ThrownError {
          // Only who asks for the value is told of an error.
          return .failed(error)
        }
      }
      return .native(NativeBox(StartedTask(outcome), type: .named("Task")))
    }
    .discardable
  }

  /// A function that waits: the picture is taken before it returns, so what follows never runs.
  private static func waiting(_ name: String, _ label: String, _ type: SceneType) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: [.parameter(label, type)], result: .void)
    ) { _ in throw SceneWait() }
  }
}

/// The end of what a scene does before its picture is taken: what it waits for comes later.
struct SceneWait: Error {}

/// A task, which is one wherever it is kept.
private final class StartedTask: NativeValue {
  static var sceneName: String { "Task" }
  let outcome: TaskOutcome
  var isCancelled = false

  init(_ outcome: TaskOutcome) { self.outcome = outcome }
}

/// How far a task is when the picture is taken.
private enum TaskOutcome {
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
