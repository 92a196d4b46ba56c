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
      let trial = attempt {
        bind(
          callOf: name,
          on: AscribedExpression(value: literal, type: .array(type)),
          arguments,
          at: place,
          nameSpan: place,
          expecting: .unknown
        )
      }
      guard trial.succeeded else { continue }
      diagnostics.removeAll(after: count)
      for element in literal.elements {
        report(.cannotConvertElement("\(first)", to: spelled), at: element.span)
      }
      return ErroneousExpression(span: place)
    }
    return nil
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
