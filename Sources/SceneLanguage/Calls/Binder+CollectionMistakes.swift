internal import SwiftSyntax

/// Calls of the methods of collections that no form of them takes, as the compiler tells them: most
/// have several forms, and take closures that may throw.
extension Binder {
  /// An anchor's type as methods name it that all anchors have.
  func anchorName(_ type: String) -> String {
    type.hasPrefix("NSLayout") && (type.hasSuffix("Anchor") || type.hasSuffix("Dimension"))
      ? "NSLayoutAnchor<\(type)>" : type
  }

  /// Whether it is a method of a collection, whose closures may throw.
  func takesThrowing(_ candidate: Callable) -> Bool {
    guard candidate.isLibrary, let receiver = candidate.receiver?.type else { return false }
    switch receiver {
    case .array, .dictionary: return true
    case .named("Set", _), .named("ArraySlice", _): return true
    default: return receiver.isText
    }
  }

  /// Whether several forms of a method of a collection take something else than what is passed.
  func hasNoForm(_ candidate: Callable, _ arguments: [CallArgument]) -> Bool {
    guard let first = arguments.first, !first.isClosure else { return false }
    if candidate.isLibrary, candidate.name == "constraint", arguments.count == 1 {
      return first.label.map { !$0.hasPrefix("equalTo") && !$0.hasSuffix("EqualTo") } ?? false
    }
    guard takesThrowing(candidate) else { return false }
    switch (candidate.name, candidate.receiver?.type) {
    case ("remove", .array?): return arguments.count == 1 && first.label == nil
    case ("split", _): return arguments.count == 1 && first.label == nil
    case ("joined", _): return first.label != nil && first.label != "separator"
    default: return false
    }
  }

  /// What is wrong with what is to be made of elements one after the other: they are no lists or
  /// texts, or what stands between them is none, or one of other elements.
  func mistake(
    ofJoining element: SceneType,
    of list: (any BoundExpression)?,
    _ arguments: BoundArguments,
    kind: String
  ) -> SceneMistake? {
    if element.functionType != nil, case .expression? = arguments.arguments.first {
      return .typeOfTypeDoesNotConform("\(element)", protocolName: "StringProtocol")
    }
    // There are forms for texts and for sequences.
    if cannotBeJoined(element) { return .noMatchingOverload("\(kind) 'joined'") }
    if isText(element), case .expression(let separator)? = arguments.arguments.first,
      separator.type.isScalar, !isText(separator.type)
    {
      return .cannotConvertArgument("\(separator.type)", to: "String")
    }
    // The elements of a literal take the type that the separator wants.
    guard case .expression(let separator)? = arguments.arguments.first, !(list is ArrayLiteral),
      let inner = elementType(of: element), inner.isDefinite || inner == .string,
      !isText(element)
    else { return nil }
    let subject = "\(kind) 'joined(separator:)'"
    if isText(separator.type) {
      let letter = "String.Element' (aka 'Character')"
      return .requiresEquivalence(subject, letter, "\(inner)")
    }
    guard separator.type.isScalar else { return nil }
    return .requiresConformance(subject, type: "\(separator.type)", protocolName: "Sequence")
  }

  /// Whether elements are certainly neither texts nor lists, which alone can be put in a row.
  func cannotBeJoined(_ element: SceneType) -> Bool {
    switch element {
    case .tuple, .optional, .function, .character, .any: true
    case .declared(let declaration, _):
      declaration.kind != .protocol && elementType(of: element) == nil
    default: element.isInteger || element.isFloatingPoint || element == .bool
    }
  }

  /// Whether no text is made of a value without a label: of one that may be missing, of a list of
  /// what are no characters, and of what nothing says how it is written.
  func isNoText(_ type: SceneType) -> Bool {
    switch type {
    case .optional(let wrapped): return wrapped.isDefinite || wrapped.isText
    case .null, .any: return true
    case .dictionary: return true
    case .named("NSString", _): return false
    default: break
    }
    if let element = elementType(of: type), !satisfies(type, .named("StringProtocol")) {
      return element.isDefinite
    }
    return isNone(type, of: Self.protocolsOfTexts)
  }

  /// Whether no number of a type is made of a value without a label.
  func isNoNumber(_ type: SceneType, for made: String) -> Bool {
    switch type {
    case .optional: false
    case .null, .any: true
    // Decimal numbers have forms of their own for few types.
    case .float, .decimal: made == "Decimal" || type == .decimal
    case .string, .substring: ["CGFloat", "Decimal"].contains(made)
    default: isNone(type, of: Self.protocolsOfNumbers)
    }
  }

  /// Whether a type certainly conforms to none of some protocols.
  private func isNone(_ type: SceneType, of protocols: [String]) -> Bool {
    !type.isOpen && !protocols.contains { satisfies(type, .named($0)) }
  }

  private static let protocolsOfTexts = [
    "LosslessStringConvertible", "StringProtocol", "BinaryInteger", "BinaryFloatingPoint",
  ]
  private static let protocolsOfNumbers = [
    "BinaryInteger", "BinaryFloatingPoint", "StringProtocol",
  ]

  /// Tells what is added to a list, or looked for in one, and does not fit; `false` where the
  /// argument alone is to blame.
  func tellAdding(
    _ value: any BoundExpression,
    _ argument: CallArgument,
    by candidate: Callable,
    after count: Int,
    at place: SourceSpan
  ) -> Bool {
    guard candidate.isLibrary, case .array(let element)? = candidate.receiver?.type,
      case .cannotConvertArgument = diagnostics.entries[count].mistake
    else { return false }
    switch candidate.name {
    case "append" where argument.label == nil:
      guard case .array = value.type else { return false }
      diagnostics.removeAll(after: count)
      report(
        .noMatchingOverload("instance method 'append'"),
        at: nameOfCall(of: candidate, at: place)
      )
    case "contains" where argument.label == nil && !satisfies(element, .named("Equatable")):
      diagnostics.removeAll(after: count)
      _ = tellMissingTest(value, element)
    default: return false
    }
    return true
  }

  /// Tells a value that is looked for among what nothing compares: only a test could find it.
  func tellMissingTest(
    _ value: any BoundExpression,
    _ element: SceneType
  ) -> any BoundExpression {
    report(.missingLabels("where:", isPlural: false), at: value.span)
    return erroneous(
      .cannotConvertArgument("\(value.type)", to: "(\(element)) throws -> Bool"),
      at: value.span
    )
  }

  /// What the compiler calls the keys or the values of a dictionary, which are no array.
  ///
  /// Where a scene names these types, which stand for arrays here, nothing tells them apart.
  func viewOfDictionary(_ expression: any BoundExpression) -> String? {
    guard let property = expression as? EntryPropertyExpression,
      ["keys", "values"].contains(property.entry.name),
      case .dictionary(let key, let value)? = property.base?.type,
      !key.isOpen, !value.isOpen,
      !program.files.contains(where: {
        $0.source.text.contains(".Keys") || $0.source.text.contains(".Values")
      })
    else { return nil }
    return switch property.entry.name {
    case "keys": "Dictionary<\(key), \(value)>.Keys"
    case "values": "Dictionary<\(key), \(value)>.Values"
    default: nil
    }
  }

  /// What the compiler calls an optional place in a list, or letter of a text.
  func optionalNames(
    of expression: any BoundExpression
  ) -> (optional: String, wrapped: String)? {
    let owner: String
    switch expression {
    case let call as EntryCallExpression
    where ["firstIndex", "lastIndex"].contains(call.entry.name):
      guard case .array(let element)? = call.receiver?.type, !element.isOpen else { return nil }
      owner = "Array<\(element)>.Index"
    case let property as EntryPropertyExpression
    where ["first", "last"].contains(property.entry.name):
      guard property.base?.type == .string else { return nil }
      owner = "String.Element"
    default: return nil
    }
    let type = "\(expression.type.unwrapped)"
    return ("\(owner)?' (aka 'Optional<\(type)>')", "\(owner)' (aka '\(type)')")
  }

  /// Tells a loop over a range of fractions, which has no steps.
  func checkSteps(of type: SceneType, _ node: ForStmtSyntax) {
    guard case .named(let name, let bounds) = type, name == "Range" || name == "ClosedRange",
      let bound = bounds.first, bound.isFloatingPoint
    else { return }
    for method in ["makeIterator()", "next()"] {
      report(
        .requiresConformance(
          "referencing instance method '\(method)' on '\(name)'",
          type: "\(bound)",
          protocolName: "SignedInteger"
        ),
        at: span(node.forKeyword)
      )
    }
    let symbol = node.sequence.as(SequenceExprSyntax.self)?.elements.first {
      $0.is(BinaryOperatorExprSyntax.self)
    }
    report(
      .requiresConformance(
        "protocol 'Sequence'",
        type: "\(bound)",
        protocolName: "SignedInteger"
      ),
      at: span(symbol ?? node.sequence)
    )
  }
}
