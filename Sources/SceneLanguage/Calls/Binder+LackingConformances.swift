extension SceneType {
  /// Whether it is one of the protocols that say no more of an argument than that it conforms.
  var isPlainProtocol: Bool {
    if case .named(let name, _) = self { Binder.plainProtocols.contains(name) } else { false }
  }

  /// What lists and optionals hold in the end, which decides what they conform to.
  var innermost: SceneType {
    switch self {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): inner.innermost
    default: self
    }
  }
}

extension Callable {
  /// What messages call it where a value of a type lacks a conformance.
  fileprivate func wording(of type: SceneType) -> String? {
    switch type {
    case .optional: "Optional"
    case .array: "Array"
    default: nil
    }
  }

  /// What messages call it where a type, or what that holds, lacks a conformance.
  func subject(of type: SceneType) -> String {
    wording(of: type).map { "referencing \(subject) on '\($0)'" } ?? subject
  }
}

extension Binder {
  /// The library's protocol that an argument must conform to, as its type certainly does not.
  func lackingConformance(
    _ value: any BoundExpression,
    to expected: SceneType
  ) -> String? {
    guard case .named(let name, _) = expected, !value.isErroneous else { return nil }
    if Self.plainProtocols.contains(name) {
      // Bindings to elements are told apart by the elements; compared are bindings never.
      let isBinding = if case .named("Binding", _) = value.type { true } else { false }
      return value is NilLiteral || satisfies(value.type, expected) && !isBinding ? nil : name
    }
    let lacks =
      LibraryProtocols.isOpaque(name)
      ? !isConvertible(value.type.unwrapped, to: expected)
      : name == "ViewModifier" && isNoModifier(value.type) || isNoStyle(value.type, name)
    guard lacks else { return nil }
    switch value.type {
    case .function, .metatype, .null: return nil
    default: return name
    }
  }

  /// The protocols of which modifiers want no more than that a value conforms to them.
  static let plainProtocols: NameSet = ["Equatable", "Hashable", "ObservableObject"]

  /// Whether a value is certainly none of the styles of a protocol of which only one modifier takes
  /// them.
  private func isNoStyle(_ type: SceneType, _ name: String) -> Bool {
    guard name.hasSuffix("Style"), LibraryProtocols.contains(name), !name.hasSuffix("ButtonStyle")
    else { return false }
    if case .declared(let declaration, _) = type {
      return declaration.kind != .protocol && !declaration.conforms(to: name)
    }
    return type.isScalar
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
    guard candidate.isLibrary, candidate.signature.result == .view else { return nil }
    if let mistake = mistake(ofListingBinding: value.type, candidate, parameter) { return mistake }
    // Phases are no list: what they are of needs no identity.
    guard case .named("Sequence", _) = parameter.type, candidate.entry?.kind == .initializer else {
      return nil
    }
    if let part = value as? EntryPropertyExpression, ["keys", "values"].contains(part.entry.name),
      case .dictionary(let key, let held)? = part.base?.type
    {
      let name = part.entry.name == "keys" ? "Keys" : "Values"
      return .requiresConformance(
        candidate.subject(constraining: "Data"),
        type: "Dictionary<\(key), \(held)>.\(name)",
        protocolName: "RandomAccessCollection"
      )
    }
    switch value.type {
    case .array(let element)
    where element.isInteger && !isMade(element, toBe: "Identifiable")
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

  /// What is wrong with views for the bindings to elements that cannot be told apart.
  private func mistake(
    ofListingBinding type: SceneType,
    _ candidate: Callable,
    _ parameter: ParameterSignature
  ) -> SceneMistake? {
    guard ["ForEach", "List"].contains(candidate.entry?.owner), parameter.label == nil,
      case .named("Binding", let held) = type, case .array(let element)? = held.first,
      element.isDefinite, !satisfies(element, .named("Identifiable")),
      !candidate.signature.parameters.contains(where: { $0.label == "id" })
    else { return nil }
    return .requiresConformance(
      candidate.subject(constraining: "D"),
      type: "\(type).Element' (aka 'Binding<\(element)>')",
      protocolName: "Identifiable"
    )
  }

  /// What is wrong with a choice among values that cannot be told apart.
  func mistake(ofPicking value: any BoundExpression) -> SceneMistake? {
    guard case .named("Binding", let held) = value.type, let type = held.first,
      !satisfies(type, .named("Hashable"))
    else { return nil }
    return .requiresConformance(
      "generic struct 'Picker'",
      type: "\(type.innermost)",
      protocolName: "Hashable"
    )
  }

  /// What is wrong with a slider of a number without fractions, or of what is no number.
  func mistake(ofSliding value: any BoundExpression, _ candidate: Callable) -> SceneMistake? {
    guard let owner = candidate.entry?.owner, case .named("Binding", let held) = value.type,
      let type = held.first, type.isScalar
    else { return nil }
    switch owner {
    case "Slider" where !type.isFloatingPoint:
      return .requiresConformance(
        candidate.subject,
        type: "\(type)",
        protocolName: "BinaryFloatingPoint"
      )
    case "Stepper" where !type.isFloatingPoint && !type.isInteger:
      return .requiresConformance(candidate.subject, type: "\(type)", protocolName: "Strideable")
    default: return nil
    }
  }

  /// Tells a slider that is given what a property holds, of a type without fractions, and not the
  /// binding to it.
  func tellSliding(
    plain value: any BoundExpression,
    _ candidate: Callable,
    at place: SourceSpan
  ) -> Bool {
    guard let field = value as? FieldExpression, value.type.isScalar, !value.type.isFloatingPoint,
      [.state, .binding].contains(field.property.wrapper)
    else { return false }
    report(
      .requiresConformance(
        candidate.subject,
        type: "\(value.type)",
        protocolName: "BinaryFloatingPoint"
      ),
      at: place
    )
    _ = convert(value, to: .binding(value.type)) { .cannotConvertArgument($0, to: $1) }
    return true
  }

  /// What is wrong with progress that is no number with fractions.
  func mistake(
    ofMeasuring value: any BoundExpression,
    _ parameter: ParameterSignature,
    _ candidate: Callable
  ) -> SceneMistake? {
    guard candidate.entry?.owner == "ProgressView", parameter.label == "value",
      value.type.unwrapped.isScalar, !value.type.unwrapped.isFloatingPoint, !(value is IntLiteral)
    else { return nil }
    return .requiresConformance(
      candidate.subject,
      type: "\(value.type.unwrapped)",
      protocolName: "BinaryFloatingPoint"
    )
  }
}
