/// `Self`: the type of the object that runs.
struct DynamicSelfExpression: BoundExpression {
  let object: LocalExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    // In an initializer of a library type there is no value yet that tells it.
    if case .absent = frame.read(object.variable.slot), let known = frame.generics["Self"] {
      return .type(TypeValue(known))
    }
    // Numbers do not tell of which type they are, and lists not what they may hold.
    if let known = frame.generics["Self"] {
      switch known {
      case .array, .dictionary, .optional: return .type(TypeValue(known))
      default:
        if known.isInteger || known.isFloatingPoint { return .type(TypeValue(known)) }
      }
    }
    let value = try object.evaluate(in: frame).withoutStaticType
    if case .type = value { return value }
    return .type(TypeValue(value.type))
  }
}
