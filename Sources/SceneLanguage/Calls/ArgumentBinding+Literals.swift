internal import SwiftSyntax

/// What literals become as arguments of generic functions.
extension Binder {
  /// Whether the scene declares the type, and that number literals make values of it.
  func isMadeOfLiterals(_ type: SceneType) -> Bool {
    guard case .declared(let declaration, _) = type else { return false }
    return declaration.conforms(to: "ExpressibleByIntegerLiteral")
      || declaration.conforms(to: "ExpressibleByFloatLiteral")
  }

  /// What a generic parameter stands for where nothing but a literal tells: a number with a fraction
  /// where it has to be one.
  func literalType(
    of argument: CallArgument,
    for parameter: String,
    _ signature: Signature
  ) -> SceneType {
    guard argument.bound == nil, argument.expression.isMadeOfLiterals,
      signature.constraints[parameter]?.contains(where: { constraint in
        guard case .named(let name, _) = constraint else { return false }
        return LibraryProtocols.implies(name, "FloatingPoint")
      }) == true
    else { return .unknown }
    return .double
  }

  /// Finds the type that a literal takes from the function beside it: in `reduce(0, +)` of
  /// fractions the `0` is a fraction too.
  func guessLiteralTypes(
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    of candidate: Callable,
    at place: SourceSpan,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) {
    let signature = candidate.signature
    for (parameter, positions) in zip(signature.parameters, assigned) {
      guard case .parameter(let name) = parameter.type, free.contains(name), found[name] == nil,
        let position = positions.first, arguments[position].expression.isLiteralLike,
        let function = signature.parameters.indices.first(where: {
          signature.parameters[$0].type.functionType?.result == parameter.type
        }), let closure = assigned[function].first
      else { continue }
      /// What the function tells of the type, where it takes that for this one; `nil` where it
      /// cannot be bound.
      func told(by type: SceneType?) -> SceneType? {
        var guess = found
        guess[name] = type
        let trial = attempt {
          bind(
            arguments[closure],
            to: signature.parameters[function],
            of: candidate,
            at: place,
            free,
            &guess
          )
        }
        return trial.succeeded || type == nil ? guess[name] : nil
      }
      if let type = told(by: nil),
        type.isFloatingPoint || type.isInteger || isInScope(type) || isMadeOfLiterals(type)
      {
        found[name] = type
      }
      let element = signature.parameters[function].type.functionType?.parameters.last
      if found[name] == nil, let type = element?.substituting(found), isMadeOfLiterals(type),
        told(by: type) != nil
      {
        found[name] = type
      }
      let literal = arguments[position].expression
      if found[name] == nil, literal.is(MemberAccessExprSyntax.self), let element,
        !element.isOpen, !element.isFreeParameter || !free.isSuperset(of: element.parameterNames)
      {
        // `reduce(.zero, +)` joins elements.
        found[name] = element
      }
      if found[name] == nil, literal.isMadeOfLiterals,
        told(by: literal.hasFraction ? .double : .int) == nil
      {
        // In generic code `0` may be a number of its parameter, elsewhere one of the scene's own.
        found[name] = (numbersInScope + ownNumbers).first { told(by: $0) != nil }
      }
    }
  }

  /// The types that the scene declares of which numbers are literals.
  private var ownNumbers: [SceneType] {
    module.types.filter(isMadeOfLiterals)
  }

  /// The generic parameters in scope of which numbers are literals.
  private var numbersInScope: [SceneType] {
    genericsInScope.sorted().filter { isConstrained($0, to: "Numeric") }.map { .parameter($0) }
  }
}
