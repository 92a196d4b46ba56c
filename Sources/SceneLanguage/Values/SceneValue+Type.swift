extension SceneValue {
  /// The type of the value, as far as it can be told from the value alone.
  var type: SceneType {
    switch self {
    case .void: .void
    case .null: .null
    case .absent, .box, .weak: .unknown
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .substring: .substring
    case .character: .character
    case .tuple(let values): .tuple(of: values.map(\.type))
    case .array(let values): .array(values.first?.type ?? .unknown)
    case .slice(let value): .named("ArraySlice", [value.elements.first?.type ?? .unknown])
    case .some(let value): .optional(value.value.type)
    case .existential(let value): value.type
    case .dictionary(let value):
      .dictionary(
        value.pairs.first?.key.type ?? .unknown,
        value.pairs.first?.value.type ?? .unknown
      )
    case .set(let value): .named("Set", [value.elements.first?.type ?? .unknown])
    case .range: .named("Range", [.int])
    case .closedRange: .named("ClosedRange", [.int])
    case .native(let box): box.type
    case .structure(let value): value.declaration.type(withArguments: value.generics)
    case .enumeration(let value): value.declaration.type(withArguments: value.generics)
    case .object(let value): value.declaration.type(withArguments: value.generics)
    case .closure: .function(FunctionType([], .unknown))
    case .binding: .named("Binding", [.unknown])
    case .keyPath(let value): value.type
    case .type(let value): .metatype(value.type)
    }
  }
}

extension TypeDeclaration {
  /// The type with what its generic parameters stand for, where that is kept.
  fileprivate func type(withArguments known: [String: SceneType]) -> SceneType {
    if genericParameters.isEmpty || known.isEmpty { return .declared(self, []) }
    return .declared(self, genericParameters.map { known[$0] ?? .unknown })
  }
}
