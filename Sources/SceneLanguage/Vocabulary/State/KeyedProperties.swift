internal import Diptych
internal import LayoutEngine

/// Values that a scene adds to with keys of its own: those of the environment, of containers, of
/// changes.
protocol KeyedProperties: NativeValue {
  /// What is kept for a key that the scene declares; `nil` where nothing is.
  subscript(kept key: ObjectIdentifier) -> ConfinedValue? { get set }
}

extension EnvironmentValues: KeyedProperties {
  subscript(kept key: ObjectIdentifier) -> ConfinedValue? {
    get { self[scene: key] as? ConfinedValue }
    set { self[scene: key] = newValue }
  }
}

extension ContainerValues: KeyedProperties {
  subscript(kept key: ObjectIdentifier) -> ConfinedValue? {
    get { self[scene: key] as? ConfinedValue }
    set { self[scene: key] = newValue }
  }
}

extension Transaction: KeyedProperties {
  subscript(kept key: ObjectIdentifier) -> ConfinedValue? {
    get { self[scene: key] as? ConfinedValue }
    set { self[scene: key] = newValue }
  }
}

extension LibraryEntry {
  /// `self[ThemeKey.self]` in an extension of the values' type.
  static func values<Values: KeyedProperties>(
    of type: Values.Type,
    keyedBy protocolName: String
  ) -> LibraryEntry {
    var entry = LibraryEntry(
      kind: .subscript,
      name: "subscript",
      signature: .keyed(protocolName, [.parameter(nil, .keyType)], result: .keyValue)
    ) { call in
      let key = try DeclaredKey(call.arguments[0], of: protocolName, in: call)
      return try Values.receiver(of: call)[kept: key.identity]?.value ?? key.defaultValue()
    }
    entry.write = { call, value in
      let key = try DeclaredKey(call.arguments[0], of: protocolName, in: call)
      var values = try Values.receiver(of: call)
      values[kept: key.identity] = ConfinedValue(value: value)
      call.receiver = values.sceneValue
    }
    return entry
  }

  /// A modifier that changes a property of the values, told by its key path.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier.
  ///   - change: The parameter behind the key path.
  ///   - values: The values with which the change is tried once, so that a wrong one is told here.
  ///   - newValue: Makes the new value of the property from the old one.
  ///   - apply: Makes the view whose values change.
  /// - Returns: The modifier.
  static func changing<Values: KeyedProperties>(
    _ name: String,
    _ change: ParameterSignature,
    of values: @escaping @Sendable (Evaluation) -> Values,
    _ newValue: @escaping @Sendable (LibraryCall, SceneValue) throws -> SceneValue,
    apply: @escaping @Sendable (any View, @escaping (inout Values) -> Void) -> any View
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [.parameter(nil, .named("KeyPath", [Values.sceneType, .result])), change],
        result: .view
      )
    ) { call in
      let view = try call.receiver.view(for: call)
      guard case .keyPath(let keyPath) = call.arguments[0], let name = keyPath.names.first else {
        throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: "KeyPath"))
      }
      let call = call
      _ = try values(call.evaluation).changed(name, in: call) { try newValue(call, $0) }
      return .view(
        apply(view) { values in
          call.evaluation.guarded(()) {
            values = try values.changed(name, in: call) { try newValue(call, $0) }
          }
        }
      )
    }
  }
}

extension KeyedProperties {
  /// The values with a property changed that the library or the scene declares.
  func changed(
    _ name: String,
    in call: LibraryCall,
    _ newValue: (SceneValue) throws -> SceneValue
  ) throws -> Self {
    let evaluation = call.evaluation
    let old = try evaluation.property(name, of: sceneValue, at: call.span)
    let value = try newValue(old)
    let table = evaluation.program.extensions[Self.sceneName]
    for case .property(let property) in table?.instanceMembers[name] ?? [] {
      guard let setter = property.setter else { continue }
      var receiver = sceneValue
      _ = try setter.call(on: &receiver, [value], evaluation, at: call.span)
      return try receiver.read(as: Self.self)
    }
    guard let entry = Library.standard.types[Self.sceneName]?.members[name]?.first,
      let write = entry.write
    else { throw SceneStop(.assignToGetOnly(name), at: call.span) }
    var change = LibraryCall(
      receiver: sceneValue,
      arguments: [],
      evaluation: evaluation,
      span: call.span
    )
    try write(&change, value)
    return try change.receiver.read(as: Self.self)
  }
}
