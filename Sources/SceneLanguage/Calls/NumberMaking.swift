/// Initializers that make numbers of other values.
extension Binder {
  /// What is told where a number is to be made of what may be missing.
  func mistake(
    ofMakingNumbers candidates: [Callable],
    of arguments: [CallArgument]
  ) -> SceneMistake? {
    guard arguments.count == 1, candidates.contains(where: { $0.entry?.makesNumber == true }),
      case .optional(let wrapped)? = arguments[0].bound?.type, wrapped.isScalar
    else { return nil }
    return .optionalNotUnwrapped("\(SceneType.optional(wrapped))", wrapped: "\(wrapped)")
  }
}

extension LibraryEntry {
  /// Whether it makes a number of what it is given.
  var makesNumber: Bool {
    kind == .initializer && (signature.result.isInteger || signature.result.isFloatingPoint)
  }
}

extension SceneType {
  /// Whether it is certain that this is no type of numbers.
  var isNoNumber: Bool {
    switch self {
    case .optional, .array, .dictionary, .tuple, .function, .string, .bool: true
    case .named("Substring", _), .named("Character", _): true
    case .declared(let declaration, _):
      declaration.kind != .protocol
        && !["BinaryInteger", "BinaryFloatingPoint", "LosslessStringConvertible"].contains {
          declaration.conforms(to: $0)
        }
    default: false
    }
  }
}
