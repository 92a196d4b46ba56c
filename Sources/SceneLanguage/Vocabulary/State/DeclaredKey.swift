internal import Diptych
internal import LayoutEngine

/// A type that a scene declares as the key of values: of the environment, layouts, preferences.
struct DeclaredKey {
  let declaration: TypeDeclaration
  /// The type with what its generic parameters stand for.
  private let type: SceneType
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
    self.type = type.type
    evaluation = call.evaluation
    span = call.span
  }

  /// What tells the key from others.
  var identity: ObjectIdentifier {
    guard case .declared(_, let arguments) = type, !arguments.isEmpty else {
      return ObjectIdentifier(declaration)
    }
    return ObjectIdentifier(evaluation.genericKeys.mark(of: type))
  }

  /// The value where none is set; for an optional that the scene gives none, `nil`.
  func defaultValue() throws -> SceneValue {
    guard let property = declaration.property("defaultValue", isStatic: true) else { return .null }
    if case .global(let index) = property.storage { return try evaluation.global(index) }
    return try property.getter?.call(receiver, [], evaluation, at: span) ?? .null
  }

  /// Combines a value with the next one.
  func reduce(_ value: inout SceneValue, next: SceneValue) throws {
    guard
      let method = declaration.method("reduce", labels: ["value", "nextValue"], isStatic: true)
    else { return }
    let box = VariableBox(value)
    defer { value = box.value }
    _ = try method.code.call(
      receiver,
      [.box(box), .closure(SceneClosure { _ in next })],
      evaluation,
      at: span
    )
  }

  private var receiver: SceneValue { .type(TypeValue(type)) }
}

/// What tells the keys that a generic type makes from one another.
final class GenericKeys {
  private var marks: [SceneType: TypeValue] = [:]

  func mark(of type: SceneType) -> TypeValue {
    if let mark = marks[type] { return mark }
    let mark = TypeValue(type)
    marks[type] = mark
    return mark
  }
}

extension Signature {
  /// Of what takes the type of a key and works with its values.
  static func keyed(
    _ protocolName: String,
    _ parameters: [ParameterSignature],
    result: SceneType
  ) -> Signature {
    Signature(
      generics: ["Key", "Value"],
      constraints: ["Key": [.named(protocolName, [.keyValue])]],
      parameters: parameters,
      result: result
    )
  }
}

extension SceneType {
  /// The type of a key's name: `ThemeKey.self`.
  static let keyType = SceneType.metatype(.parameter("Key"))
  /// What is kept under a key.
  static let keyValue = SceneType.parameter("Value")
  /// The library's protocols of keys.
  static let keyProtocols: Set<String> = [
    "ContainerValueKey", "EnvironmentKey", "LayoutValueKey", "PreferenceKey",
    "TransactionKey",
  ]
}

/// A value that the environment hands on.
///
/// Values of the program are confined to the thread of their evaluation, and so are the
/// environments that hold them: each evaluation is lowered on its own thread.
struct ConfinedValue: @unchecked Sendable {
  let value: SceneValue
}
