internal import Diptych
internal import LayoutEngine

/// A type that a scene declares as the key of values: of the environment, layouts, preferences.
struct DeclaredKey {
  let declaration: TypeDeclaration
  let evaluation: Evaluation
  let span: SourceSpan

  /// The key that an argument names, as `ThemeKey.self`.
  init(_ value: SceneValue, of protocolName: String, in call: LibraryCall) throws {
    guard case .type(let type) = value, case .declared(let declaration, _) = type.type,
      declaration.conforms(to: protocolName)
    else {
      throw SceneStop(.valueMismatch("\(value.type)", expected: "\(protocolName).Type"))
    }
    self.declaration = declaration
    evaluation = call.evaluation
    span = call.span
  }

  /// What tells the key from others.
  var identity: ObjectIdentifier { ObjectIdentifier(declaration) }

  /// The value where none is set; for an optional that the scene gives none, `nil`.
  func defaultValue() throws -> SceneValue {
    for case .property(let property) in declaration.members.staticMembers["defaultValue"] ?? [] {
      if case .global(let index) = property.storage { return try evaluation.global(index) }
      if let getter = property.getter {
        return try getter.call(receiver, [], evaluation, at: span)
      }
    }
    return .null
  }

  /// Combines a value with the next one.
  func reduce(_ value: inout SceneValue, next: SceneValue) throws {
    let methods = declaration.members.staticMembers["reduce"] ?? []
    for case .method(let method) in methods
    where method.signature.parameters.map(\.label) == ["value", "nextValue"] {
      let box = VariableBox(value)
      defer { value = box.value }
      _ = try method.code.call(
        receiver,
        [.box(box), .closure(SceneClosure { _ in next })],
        evaluation,
        at: span
      )
      return
    }
  }

  private var receiver: SceneValue { .type(TypeValue(declaration.selfType)) }
}

/// A value that the environment hands on.
///
/// Values of the program are confined to the thread of their evaluation, and so are the
/// environments that hold them: each evaluation is lowered on its own thread.
struct ConfinedValue: @unchecked Sendable {
  let value: SceneValue
}
