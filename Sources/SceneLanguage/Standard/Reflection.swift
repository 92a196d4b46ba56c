extension Library {
  /// What `Mirror`, which is written in Swift, asks of a value.
  static let reflection = LibraryFamily(
    title: "Reflection",
    types: [LibraryType("_ReflectedValue", reflectedParts + reflectedTraits)]
  )

  private static let subject: [ParameterSignature] = [
    .parameter("of", .any), .parameter("above", .int),
  ]

  private static let reflectedParts: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticMethod,
      name: "children",
      signature: Signature(
        parameters: subject,
        result: .array(
          .tuple([
            .init(label: "label", type: .optional(.string)), .init(label: "value", type: .any),
          ])
        )
      )
    ) { call in
      let (value, type) = call.reflected
      let parts =
        switch value {
        case .object(let object):
          object.declaration.ancestor(call.ancestry).map {
            call.evaluation.reflectedFields(object.fields, of: $0)
          } ?? []
        default: call.evaluation.reflectedParts(of: value, as: type)
        }
      return try call.array(
        parts.map { part in
          let isKept = part.type.isShownInText
          return .tuple([
            part.name.map { .string($0) } ?? .null,
            isKept ? .existential(TypedValue(part.value, as: part.type)) : part.value,
          ])
        }
      )
    }
  ]

  private static let reflectedTraits: [LibraryEntry] = [
    LibraryEntry(
      kind: .staticMethod,
      name: "ancestry",
      signature: Signature(parameters: [.parameter("of", .any)], result: .int)
    ) { call in
      guard case .object(let object) = call.reflected.value else { return .int(0) }
      var (count, next) = (0, object.declaration.superclass)
      while let superclass = next { (count, next) = (count + 1, superclass.superclass) }
      return .int(count)
    },
    LibraryEntry(
      kind: .staticMethod,
      name: "type",
      signature: Signature(parameters: subject, result: .metatype(.any))
    ) { call in
      let (value, type) = call.reflected
      if case .object(let object) = value, call.ancestry > 0,
        let ancestor = object.declaration.ancestor(call.ancestry)
      {
        return .type(TypeValue(.declared(ancestor, [])))
      }
      return .type(TypeValue(type))
    },
    LibraryEntry(
      kind: .staticMethod,
      name: "code",
      signature: Signature(parameters: [.parameter("of", .any)], result: .int)
    ) { call in
      try call.evaluation.errorCode(of: call.reflected.value)
    },
    LibraryEntry(
      kind: .staticMethod,
      name: "style",
      signature: Signature(parameters: [.parameter("of", .any)], result: .string)
    ) { call in
      let (value, type) = call.reflected
      return .string(type.isOptional ? "optional" : value.reflectedStyle)
    },
  ]
}

extension LibraryCall {
  /// What is reflected, with the static type that it was kept under.
  fileprivate var reflected: (value: SceneValue, type: SceneType) {
    if case .existential(let typed) = arguments[0] { return (typed.value, typed.type) }
    return (arguments[0], arguments[0].type)
  }

  /// How many classes above that of the object are asked for.
  fileprivate var ancestry: Int { Int.read(arguments[1]) ?? 0 }
}

extension TypeDeclaration {
  /// The class that this one inherits from, over as many steps.
  fileprivate func ancestor(_ steps: Int) -> TypeDeclaration? {
    steps <= 0 ? self : superclass?.ancestor(steps - 1)
  }
}

extension SceneValue {
  /// The name of the case of `Mirror.DisplayStyle`; nothing for values without one.
  fileprivate var reflectedStyle: String {
    switch self {
    case .null, .some: "optional"
    case .tuple, .void: "tuple"
    case .array, .slice: "collection"
    case .dictionary: "dictionary"
    case .set: "set"
    case .structure, .range, .closedRange: "struct"
    case .enumeration: "enum"
    case .object: "class"
    default: ""
    }
  }
}

extension Evaluation {
  /// The number of an error: the raw value, or the place among the cases of an enumeration.
  func errorCode(of value: SceneValue) throws -> SceneValue {
    guard case .enumeration(let error) = value else { return .int(1) }
    if error.declaration.rawType?.isInteger == true {
      return try error.rawValue(in: Frame(slotCount: 0, evaluation: self))
    }
    // Cases that hold values are counted before those that hold none.
    let holdsValues = !error.caseDeclaration.signature.parameters.isEmpty
    let (cases, place) = (error.declaration.cases, error.caseIndex)
    let before = cases.indices.count { index in
      let holds = !cases[index].signature.parameters.isEmpty
      return holds == holdsValues ? index < place : holds
    }
    return .int(before)
  }
}
