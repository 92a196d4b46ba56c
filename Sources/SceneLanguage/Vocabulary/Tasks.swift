internal import Diptych

extension Library {
  /// What happens at the same time, of which a picture shows all that needs no waiting.
  static let tasks = LibraryFamily(
    title: "Tasks",
    types: [
      LibraryType(
        "Task",
        [
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              parameters: [
                .optional("priority", .optional(.named("TaskPriority"))), .action("operation"),
              ],
              result: .named("Task")
            )
          ) { call in
            let (operation, evaluation) = (call.arguments[1], call.evaluation)
            evaluation.guarded(()) { _ = try operation.call([]) }
            return .native(NativeBox(InertValue(), type: .named("Task")))
          }
          .discardable, waiting("sleep", "for", .named("Duration")),
          waiting("sleep", "nanoseconds", .int), .constant("isCancelled", false),
          .inert(.staticMethod, "yield", of: "Void"),
          .generic("cancel", result: .void) { _ in .void },
          .genericProperty("value", result: .unknown) { _ in throw SceneWait() },
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
