internal import SwiftSyntax

/// What lists of literals become as arguments of generic functions.
extension Binder {
  /// Finds the type of the numbers in a list from the function that takes them one by one: in
  /// `phaseAnimator([0, 10]) { content, x in content.offset(x: x) }` they are lengths.
  ///
  /// Tries in tries go two deep, so that nested closures do not multiply what they cost.
  func guessListTypes(
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    of candidate: Callable,
    at place: SourceSpan,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) {
    let parameters = candidate.signature.parameters
    for (parameter, positions) in zip(parameters, assigned) {
      guard let name = parameter.type.listedParameter, free.contains(name), found[name] == nil,
        let list = positions.first, arguments[list].bound == nil,
        arguments[list].expression.isListOfWholeNumbers,
        let function = parameters.indices.first(where: {
          parameters[$0].type.functionType?.parameters.contains(.parameter(name)) == true
        }), let closure = assigned[function].first
      else { continue }
      if literalTries >= 2 { return }
      literalTries += 1
      defer { literalTries -= 1 }
      found[name] = [SceneType.int, .double, .cgFloat, .float].first { type in
        var guess = found
        guess[name] = type
        return attempt {
          _ = bind(
            arguments[closure],
            to: parameters[function],
            of: candidate,
            at: place,
            free,
            &guess
          )
        }.succeeded
      }
    }
  }
}

extension SceneType {
  /// The generic parameter that the elements of a list are.
  fileprivate var listedParameter: String? {
    switch self {
    case .array(.parameter(let name)): return name
    case .named("Sequence", let elements):
      if case .parameter(let name)? = elements.first { return name }
      return nil
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// Whether it is an array literal of numbers without fractions.
  fileprivate var isListOfWholeNumbers: Bool {
    guard let list = self.as(ArrayExprSyntax.self), !list.elements.isEmpty else { return false }
    return list.elements.allSatisfy { $0.expression.isNumberLiteral && !$0.expression.hasFraction }
  }
}
