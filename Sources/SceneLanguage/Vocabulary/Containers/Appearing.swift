internal import Diptych

extension Library {
  private static let priority = ParameterSignature.optional("priority", .named("TaskPriority"))
  private static let initial = ParameterSignature.optional("initial", .bool)
  private static let value = ParameterSignature.parameter("of", .result)

  /// Modifiers whose actions run before the picture is taken: when a view comes or a value changes.
  ///
  /// Of a task, the picture shows what it does without waiting.
  static let appearing: [LibraryEntry] = [
    appearance("onAppear", .missingAction("perform"), action: 0) { view, _, action in
      .view(view.onAppear(perform: action))
    },
    appearance("task", priority, .action(nil), action: 1) { view, _, action in
      .view(view.task(id: true, perform: action))
    },
    appearance(
      "task",
      .parameter("id", .named("Equatable")),
      priority,
      .action(nil),
      action: 2
    ) { view, call, action in
      .view(view.task(id: call.arguments[0], perform: action))
    },
    change(value, initial, .action(nil, [.result, .result])) { [$0, $1] },
    change(value, initial, .action(nil)) { _, _ in [] },
    change(value, .action("perform", [.result])) { [$1] },
  ]

  private static func appearance(
    _ name: String,
    _ parameters: ParameterSignature...,
    action: Int,
    _ modified: @escaping @Sendable (any View, LibraryCall, @escaping () -> Void) -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(parameters: parameters, result: .view)
    ) { call in
      let (view, call) = (try call.receiver.view(for: call), call)
      guard case .closure = call.arguments[action] else { return .view(view) }
      return modified(view, call) {
        call.evaluation.guarded(()) { _ = try call.arguments[action].call([]) }
      }
    }
  }

  /// `onChange` in one of its forms, which hand different values to the action.
  private static func change(
    _ parameters: ParameterSignature...,
    arguments: @escaping @Sendable (SceneValue, SceneValue) -> [SceneValue]
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: "onChange",
      signature: Signature(
        generics: ["T"],
        constraints: ["T": [.named("Equatable")]],
        parameters: parameters,
        result: .view
      )
    ) { call in
      let (view, call) = (try call.receiver.view(for: call), call)
      let isInitial = parameters.count == 3 && Bool.read(call.arguments[1]) == true
      return .view(
        view.onChange(of: call.arguments[0], initial: isInitial) { old, new in
          call.evaluation.guarded(()) {
            _ = try call.arguments[call.arguments.count - 1].call(arguments(old, new))
          }
        }
      )
    }
  }
}
