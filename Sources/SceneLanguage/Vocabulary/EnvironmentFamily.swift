internal import Diptych
internal import LayoutEngine

extension Library {
  /// What views are told by those around them.
  static let environment = LibraryFamily(
    title: "Environment",
    types: [
      LibraryType(
        "EnvironmentValues",
        [
          .property("layoutDirection", \EnvironmentValues.layoutDirection),
          .property("isEnabled", \EnvironmentValues.isEnabled),
          .property("font", \EnvironmentValues.font),
          .property("lineLimit", \EnvironmentValues.lineLimit),
          .property("multilineTextAlignment", \EnvironmentValues.multilineTextAlignment),
        ]
      ),
      LibraryType("View", [environmentModifier]),
      LibraryType(
        "Binding",
        [
          LibraryEntry(
            kind: .staticMethod,
            name: "constant",
            signature: Signature(
              generics: ["T"],
              parameters: [.parameter(nil, .result)],
              result: .named("Binding", [.result])
            )
          ) { call in .binding(SceneBinding(initial: call.arguments[0])) },
          LibraryEntry(
            kind: .initializer,
            name: "init",
            signature: Signature(
              generics: ["T"],
              parameters: [
                .function("get", [], .result), .function("set", [.result], .void),
              ],
              result: .named("Binding", [.result])
            )
          ) { call in
            let (get, set) = (call.arguments[0], call.arguments[1])
            return .binding(
              SceneBinding(get: { try get.call([]) }, set: { _ = try set.call([$0]) })
            )
          },
        ]
      ),
      LibraryType("Namespace.ID", conformsTo: ["Hashable"]),
      LibraryType("Namespace"),
    ]
  )

  private static let environmentModifier = LibraryEntry(
    kind: .method,
    name: "environment",
    signature: Signature(
      generics: ["T"],
      parameters: [
        .parameter(nil, .named("KeyPath", [.named("EnvironmentValues"), .result])),
        .parameter(nil, .result),
      ],
      result: .view
    )
  ) { call in
    let view = try call.receiver.view(for: call)
    guard case .keyPath(let keyPath) = call.arguments[0], let name = keyPath.names.first else {
      throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: "KeyPath"))
    }
    let value = call.arguments[1]
    guard let entry = Library.standard.types["EnvironmentValues"]?.members[name]?.first,
      let write = entry.write
    else {
      throw SceneStop(.unsupportedMember(name, type: "EnvironmentValues"))
    }
    // The change is tried once, so that a wrong value is told here.
    var trial = LibraryCall(
      receiver: EnvironmentValues().sceneValue,
      arguments: [],
      evaluation: call.evaluation,
      span: call.span
    )
    try write(&trial, value)
    let (evaluation, span) = (call.evaluation, call.span)
    return .view(
      view.changingEnvironment { environment in
        var change = LibraryCall(
          receiver: environment.sceneValue,
          arguments: [],
          evaluation: evaluation,
          span: span
        )
        try? write(&change, value)
        if let changed = EnvironmentValues.read(change.receiver) { environment = changed }
      }
    )
  }
}

extension Binding: SceneRepresentable where Value: SceneRepresentable {
  static var sceneType: SceneType { .named("Binding", [Value.sceneType]) }

  static func read(_ value: SceneValue) -> Binding<Value>? {
    guard case .binding(let binding) = value, let initial = try? binding.get(),
      let start = Value.read(initial)
    else { return nil }
    return Binding(
      get: { (try? binding.get()).flatMap { Value.read($0) } ?? start },
      set: { try? binding.set($0.sceneValue) }
    )
  }

  var sceneValue: SceneValue {
    .binding(
      SceneBinding(
        get: { wrappedValue.sceneValue },
        set: { if let value = Value.read($0) { wrappedValue = value } }
      )
    )
  }
}
