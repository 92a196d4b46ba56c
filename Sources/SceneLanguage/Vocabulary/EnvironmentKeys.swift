internal import Diptych
internal import LayoutEngine

extension Library {
  /// `self[ThemeKey.self]` in an extension of `EnvironmentValues`.
  static let environmentKey: LibraryEntry = {
    var entry = LibraryEntry(
      kind: .subscript,
      name: "subscript",
      signature: .keyed("EnvironmentKey", [.parameter(nil, .keyType)], result: .keyValue)
    ) { call in
      let key = try DeclaredKey(call.arguments[0], of: "EnvironmentKey", in: call)
      let environment = try EnvironmentValues.receiver(of: call)
      if let stored = environment[scene: key.identity] as? ConfinedValue { return stored.value }
      return try key.defaultValue()
    }
    entry.write = { call, value in
      let key = try DeclaredKey(call.arguments[0], of: "EnvironmentKey", in: call)
      var environment = try EnvironmentValues.receiver(of: call)
      environment[scene: key.identity] = ConfinedValue(value: value)
      call.receiver = environment.sceneValue
    }
    return entry
  }()

  /// The modifiers that change the environment.
  static let environmentModifiers: [LibraryEntry] = [
    changing("environment", .parameter(nil, .result)) { call, old in call.arguments[1] },
    changing("transformEnvironment", .action("transform", [.inout(.result)])) { call, old in
      let box = VariableBox(old)
      _ = try call.arguments[1].call([.box(box)])
      return box.value
    },
  ]

  private static func changing(
    _ name: String,
    _ change: ParameterSignature,
    newValue: @escaping @Sendable (LibraryCall, SceneValue) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [
          .parameter(nil, .named("KeyPath", [.named("EnvironmentValues"), .result])), change,
        ],
        result: .view
      )
    ) { call in
      let view = try call.receiver.view(for: call)
      guard case .keyPath(let keyPath) = call.arguments[0], let name = keyPath.names.first else {
        throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: "KeyPath"))
      }
      let call = call
      // The change is tried once, so that a wrong value is told here.
      _ = try call.evaluation.environment.changed(name, in: call, newValue)
      return .view(
        view.changingEnvironment { environment in
          call.evaluation.guarded(()) {
            environment = try environment.changed(name, in: call, newValue)
          }
        }
      )
    }
  }
}

extension EnvironmentValues {
  /// The environment with a property changed that the library or the scene declares.
  fileprivate func changed(
    _ name: String,
    in call: LibraryCall,
    _ newValue: (LibraryCall, SceneValue) throws -> SceneValue
  ) throws -> EnvironmentValues {
    let evaluation = call.evaluation
    let old = try evaluation.property(name, of: sceneValue, at: call.span)
    let value = try newValue(call, old)
    let table = evaluation.program.extensions["EnvironmentValues"]
    for case .property(let property) in table?.instanceMembers[name] ?? [] {
      guard let setter = property.setter else { continue }
      var receiver = sceneValue
      _ = try setter.call(on: &receiver, [value], evaluation, at: call.span)
      return try receiver.read(as: EnvironmentValues.self)
    }
    guard let entry = Library.standard.types["EnvironmentValues"]?.members[name]?.first,
      let write = entry.write
    else { throw SceneStop(.assignToGetOnly(name), at: call.span) }
    var change = LibraryCall(
      receiver: sceneValue,
      arguments: [],
      evaluation: evaluation,
      span: call.span
    )
    try write(&change, value)
    return try change.receiver.read(as: EnvironmentValues.self)
  }
}
