/// The `description` or `debugDescription` of a value of a standard type.
struct DescriptionExpression: BoundExpression {
  let base: any BoundExpression
  let isDebugging: Bool
  let span: SourceSpan
  var type: SceneType { .string }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try base.evaluate(in: frame)
    let (evaluation, type) = (frame.evaluation, frame.concrete(base.type))
    return .string(
      isDebugging
        ? try evaluation.debugText(of: value, as: type) : try evaluation.text(of: value, as: type)
    )
  }
}

extension SceneType {
  /// Whether values of a standard type have a `description` or a `debugDescription`.
  func isDescribed(by name: String) -> Bool {
    switch self {
    case .array, .dictionary: true
    case .optional: name == "debugDescription"
    case .declared(let declaration, _):
      declaration.kind == .protocol
        && declaration.conforms(
          to: name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
        )
    case .named(let type, _):
      isInteger || isFloatingPoint || Self.describedNames.contains(type)
    default: false
    }
  }

  private static let describedNames: Set<String> = [
    "String", "Substring", "Character", "Bool", "Set", "ArraySlice", "Range", "ClosedRange",
    "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible",
    "BinaryInteger", "SignedInteger", "FixedWidthInteger", "UnsignedInteger", "AnyHashable",
  ]
}
