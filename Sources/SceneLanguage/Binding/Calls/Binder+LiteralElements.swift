extension Binder {
  /// Tells of the elements of an array that is written where it is used, where the call of a method
  /// with a closure would be right for elements of another type.
  ///
  /// Nothing else says what such an array holds, so the compiler takes the closure's word for it.
  func tell(
    elements literal: ArrayLiteral,
    ofCalling name: String,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    after count: Int
  ) -> (any BoundExpression)? {
    if let told = tell(missing: literal, ofCalling: name, arguments, at: place, after: count) {
      return told
    }
    guard diagnostics.attemptDepth == 0, let first = literal.elements.first?.type,
      first == .int || first == .string, literal.elements.allSatisfy({ $0.type == first }),
      literal.elements.allSatisfy({ $0 is IntLiteral || $0 is StringLiteral }),
      arguments.contains(where: \.isClosure) || name == "joined" && first == .int,
      diagnostics.entries.dropFirst(count).allSatisfy({ $0.mistake.isAbout(element: "\(first)") })
    else { return nil }
    let others: [(type: SceneType, name: String)] = [
      (.string, "String"), (.int, "Int"), (.bool, "Bool"), (.void, "Void"),
    ]
    for (type, spelled) in others where type != first {
      guard takes(name, arguments, ofListOf: type, in: literal, at: place) else { continue }
      diagnostics.removeAll(after: count)
      for element in literal.elements {
        report(.cannotConvertElement("\(first)", to: spelled), at: element.span)
      }
      return ErroneousExpression(span: place)
    }
    return nil
  }

  /// Tells of each `nil` in an array, where the call would be right without them.
  private func tell(
    missing literal: ArrayLiteral,
    ofCalling name: String,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    after count: Int
  ) -> (any BoundExpression)? {
    let missing = literal.elements.filter { $0 is NilLiteral }
    guard diagnostics.attemptDepth == 0, !missing.isEmpty,
      case .array(.optional(let wrapped)) = literal.type, wrapped.isDefinite,
      takes(name, arguments, ofListOf: wrapped, in: literal, at: place)
    else { return nil }
    diagnostics.removeAll(after: count)
    for element in missing {
      report(.cannotConvertElement("nil", to: "\(wrapped)"), at: element.span)
    }
    return ErroneousExpression(span: place)
  }

  /// Whether a call would be right on an array of elements of another type.
  private func takes(
    _ name: String,
    _ arguments: [CallArgument],
    ofListOf element: SceneType,
    in literal: ArrayLiteral,
    at place: SourceSpan
  ) -> Bool {
    attempt {
      bind(
        callOf: name,
        on: AscribedExpression(value: literal, type: .array(element)),
        arguments,
        at: place,
        nameSpan: place,
        expecting: .unknown
      )
    }.succeeded
  }
}

extension SceneMistake {
  /// Whether an element of another type would be right.
  fileprivate func isAbout(element type: String) -> Bool {
    switch self {
    case .cannotConvertClosureResult(let given, _), .cannotConvertArgument(let given, _):
      given == type
    case .closureResultNotWanted, .closureResultNotGiven, .operandMismatch: true
    case .noMatchingOverload(let name): name.hasSuffix("'joined'")
    default: false
    }
  }
}
