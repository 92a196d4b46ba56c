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
          waiting("sleep", "for", .named("Duration")) { value in
            let (seconds, attoseconds) = try value.read(as: Duration.self).components
            return Double(seconds) + Double(attoseconds) / 1e18
          },
          waiting("sleep", "nanoseconds", .named("UInt64")) { Double($0.bits ?? 0) / 1e9 },
          .constant("currentPriority", TaskPriorityName(name: "medium")),
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
            try call.evaluation.yield()
            return .void
          },
          .generic("cancel", result: .void) { call in
            if let task = StartedTask.read(call.receiver) { try call.evaluation.cancel(task) }
            return .void
          },
          .genericProperty("isCancelled", result: .bool) { call in
            .bool(StartedTask.read(call.receiver)?.isCancelled == true)
          },
          .genericProperty("value", result: .parameter("Success")) { call in
            guard let task = StartedTask.read(call.receiver) else { throw SceneWait() }
            return try call.evaluation.value(of: task)
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
      signals,
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
  private static func waiting(
    _ name: String,
    _ label: String,
    _ type: SceneType,
    _ seconds: @escaping @Sendable (SceneValue) throws -> Double
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: [.parameter(label, type)], result: .void)
    ) { call in
      try call.evaluation.sleep(for: try seconds(call.arguments[0]), at: call.span)
      return .void
    }
  }

  /// What the tasks of the library's own types wait for.
  private static let signals = LibraryType(
    TaskSignal.sceneName,
    [
      .initializer { TaskSignal() },
      LibraryEntry(
        kind: .staticProperty,
        name: "passed",
        signature: Signature(parameters: [], result: .named("Duration"))
      ) {
        // Fractions of seconds add up to a little less than what was waited for.
        let passed = $0.evaluation.tasks.passed
        let time =
          passed < 1e9 ? Duration.nanoseconds(Int64((passed * 1e9).rounded())) : .seconds(passed)
        return time.sceneValue
      },
      signal("wait") { signal, call in
        try call.evaluation.wait(for: signal)
        return .void
      },
      signal("waitUnlessCancelled", result: .bool) { signal, call in
        .bool(try call.evaluation.waitUnlessCancelled(for: signal))
      },
      signal("open") { signal, call in
        call.evaluation.open(signal)
        return .void
      },
      signal("adopt", [.parameter(nil, .any)]) { _, call in
        if let task = StartedTask.read(call.arguments[0].withoutStaticType) {
          try call.evaluation.adopt(task)
        }
        return .void
      },
      signal("beginReacting", [.function("onCancel", [], .void)]) { _, call in
        call.evaluation.tasks.current?.cancellationHandlers.append(call.arguments[0])
        return .void
      },
      signal("endReacting") { _, call in
        _ = call.evaluation.tasks.current?.cancellationHandlers.popLast()
        return .void
      },
    ]
  )

  private static func signal(
    _ name: String,
    _ parameters: [ParameterSignature] = [],
    result: SceneType = .void,
    _ perform: @escaping @Sendable (TaskSignal, LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters, result: result)
    ) { call in
      guard let signal = TaskSignal.read(call.receiver) else { throw SceneWait() }
      return try perform(signal, call)
    }
    .discardable
  }
}

extension CancellationError: NativeValue {}
