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
          waiting("sleep", "nanoseconds", .named("UInt64")),
          LibraryEntry(
            kind: .staticProperty,
            name: "isCancelled",
            signature: Signature(parameters: [], result: .bool)
          ) { .bool($0.evaluation.tasks.current?.isCancelled == true) },
          LibraryEntry(
            kind: .staticMethod,
            name: "yield",
            signature: Signature(parameters: [], result: .void)
          ) { call in
            try call.evaluation.runWaitingTasks()
            return .void
          },
          .generic("cancel", result: .void) { call in
            StartedTask.read(call.receiver)?.isCancelled = true
            return .void
          },
          .genericProperty("isCancelled", result: .bool) { call in
            .bool(StartedTask.read(call.receiver)?.isCancelled == true)
          },
          .genericProperty("value", result: .parameter("Success")) { call in
            guard let task = StartedTask.read(call.receiver) else { throw SceneWait() }
            try call.evaluation.runWaitingTasks()
            return try task.outcome.value()
          },
          LibraryEntry(
            kind: .staticMethod,
            name: "checkCancellation",
            signature: Signature(parameters: [], result: .void)
          ) { call in
            try call.evaluation.checkCancellation(at: call.span)
            return .void
          },
        ]
      ),
      LibraryType(
        "CancellationError",
        conformsTo: ["Error"],
        [.initializer { CancellationError() }]
      ),
      .inert("DispatchTime", [.inert(.staticMethod, "now", of: "DispatchTime")]),
      .inert(
        "DispatchTimeInterval",
        ["seconds", "milliseconds", "microseconds", "nanoseconds"].map {
          .inert(.staticMethod, $0, of: "DispatchTimeInterval", [.parameter(nil, .int)])
        }
      ),
    ] + queues
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
      let task = StartedTask(operation)
      try evaluation.begin(task)
      return .native(NativeBox(task, type: .named("Task")))
    }
    .discardable
  }

  /// A function that waits: the picture is taken before it returns, so what follows never runs; only
  /// programs that show nothing go on.
  private static func waiting(_ name: String, _ label: String, _ type: SceneType) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: [.parameter(label, type)], result: .void)
    ) { call in
      try call.evaluation.checkCancellation(at: call.span)
      try call.evaluation.sleep()
      return .void
    }
  }
}

extension CancellationError: NativeValue {}
