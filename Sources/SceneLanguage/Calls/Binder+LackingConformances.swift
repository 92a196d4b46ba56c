extension Binder {
  /// The library's protocol that an argument must conform to, as its type certainly does not.
  func lackingConformance(
    _ value: any BoundExpression,
    to expected: SceneType
  ) -> String? {
    guard case .named(let name, _) = expected, !value.isErroneous else { return nil }
    let lacks =
      LibraryProtocols.isOpaque(name)
      ? !isConvertible(value.type.unwrapped, to: expected)
      : name == "ViewModifier" && isNoModifier(value.type)
    guard lacks else { return nil }
    switch value.type {
    case .function, .metatype, .null: return nil
    default: return name
    }
  }

  private func isNoModifier(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind != .protocol && !declaration.conforms(to: "ViewModifier")
    case .named(let name, _): library.conforms(name, to: "View")
    default: false
    }
  }

  /// What is wrong with what views are made of, one for each element: it has to have an order.
  func mistake(
    ofListing value: any BoundExpression,
    _ candidate: Callable,
    _ parameter: ParameterSignature
  ) -> SceneMistake? {
    guard candidate.isLibrary, candidate.signature.result == .view,
      case .named("Sequence", _) = parameter.type
    else { return nil }
    switch value.type {
    case .array(let element)
    where element.isInteger
      && !candidate.signature.parameters.contains { $0.label == "id" }:
      return .requiresConformance(
        candidate.subject(constraining: "D"),
        type: "\(element)",
        protocolName: "Identifiable"
      )
    case .optional(let wrapped) where elementType(of: wrapped) != nil:
      return .optionalNotUnwrapped("\(value.type)", wrapped: "\(wrapped)")
    case let type where type.isInteger: return .cannotConvertArgument("\(type)", to: "Range<Int>")
    case .named("ClosedRange", _)
    where !candidate.signature.parameters.contains { $0.label == "id" }:
      return .cannotConvertArgument("\(value.type)", to: "Range<Int>")
    case .dictionary, .named("Set", _):
      return .requiresConformance(
        candidate.subject(constraining: "Data"),
        type: "\(value.type)",
        protocolName: "RandomAccessCollection"
      )
    default: return nil
    }
  }

  /// What is wrong with a slider of a number without fractions, or of what is no number.
  func mistake(ofSliding value: any BoundExpression, _ candidate: Callable) -> SceneMistake? {
    guard candidate.entry?.owner == "Slider", case .named("Binding", let held) = value.type,
      let type = held.first, type.isScalar, !type.isFloatingPoint
    else { return nil }
    return .requiresConformance(
      candidate.subject,
      type: "\(type)",
      protocolName: "BinaryFloatingPoint"
    )
  }
}
