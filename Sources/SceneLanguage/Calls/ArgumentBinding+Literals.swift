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
  /// where it has to be one, and a list of what is in the list that it has to be like.
  func literalType(
    of argument: CallArgument,
    for parameter: String,
    _ signature: Signature,
    _ found: [String: SceneType]
  ) -> SceneType {
    guard argument.bound == nil, argument.expression.isMadeOfLiterals else { return .unknown }
    if signature.isFraction(parameter) { return .double }
    guard argument.expression.isListOfLiterals else { return .unknown }
    if signature.isFraction("\(parameter).Element") { return .array(.double) }
    return elements(equalTo: parameter, signature, found).map { .array($0) } ?? .unknown
  }

  /// The type of the elements that a `where` clause says a sequence has in common with one that is
  /// known.
  private func elements(
    equalTo parameter: String,
    _ signature: Signature,
    _ found: [String: SceneType]
  ) -> SceneType? {
    let own = SceneType.member("Element", of: .parameter(parameter))
    return signature.equalities.lazy.filter { $0.member == "Element" }.compactMap { equality in
      if equality.parameter == parameter {
        let type = equality.type.substituting(found)
        return type.isOpen || type.mentionsParameters ? nil : type
      }
      return equality.type == own ? found[equality.parameter].flatMap(self.elementType) : nil
    }.first
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
    for name in free where found[name] == nil {
      // `max(.pi, 2)` is of numbers with fractions.
      let all = zip(signature.parameters, assigned).flatMap { parameter, positions in
        parameter.type == .parameter(name) ? positions.map { arguments[$0].expression } : []
      }
      if all.contains(where: \.isFractionByName),
        all.allSatisfy({ $0.isFractionByName || $0.isWholeLiteral })
      {
        found[name] = .double
      }
    }
    for (parameter, positions) in zip(signature.parameters, assigned) {
      guard case .parameter(let name) = parameter.type, free.contains(name), found[name] == nil,
        let position = positions.first,
        arguments[position].expression.isLiteralLike
          || arguments[position].expression.numbersOfTuple != nil,
        let function = signature.parameters.indices.first(where: {
          let type = signature.parameters[$0].type.functionType
          return type?.result == parameter.type
            || type?.parameters.first?.inoutValue == parameter.type
        }), let closure = assigned[function].first
      else { continue }
      func bindFunction(_ guess: inout [String: SceneType]) {
        _ = bind(
          arguments[closure],
          to: signature.parameters[function],
          of: candidate,
          at: place,
          free,
          &guess
        )
      }
      /// What the function tells of the type, where it takes that for this one; `nil` where it
      /// cannot be bound.
      func told(by type: SceneType?) -> SceneType? {
        var guess = found
        guess[name] = type
        let trial = attempt { bindFunction(&guess) }
        return trial.succeeded || type == nil ? guess[name] : nil
      }
      /// Whether all that is wrong with a type is that the function adds what may be missing to it.
      func lacksOnlyUnwrapping(of type: SceneType) -> Bool {
        var isRight = false
        _ = attempt {
          let before = diagnostics.count
          var guess = found
          guess[name] = type
          bindFunction(&guess)
          let told = diagnostics.entries[before...].filter { $0.severity == .error }
          if told.count == 1, case .optionalNotUnwrapped = told[0].mistake { isRight = true }
        }
        return isRight
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
      if found[name] == nil, literal.isNumberLiteral, let type = element?.substituting(found),
        type.isMember, told(by: type) == type
      {
        // In generic code `reduce(0, +)` is a number of the type of the elements.
        found[name] = type
      }
      if found[name] == nil, literal.is(MemberAccessExprSyntax.self), let element,
        !element.isOpen, !element.isFreeParameter || !free.isSuperset(of: element.parameterNames)
      {
        // `reduce(.zero, +)` joins elements.
        found[name] = element
      }
      if found[name] == nil, literal.isMadeOfLiterals || literal.numbersOfTuple != nil {
        let types = typesOfNumbers(in: literal)
        if let usual = types.first, told(by: usual) == nil {
          found[name] = types.dropFirst().first { told(by: $0) != nil }
          if found[name] == nil, usual == .int, lacksOnlyUnwrapping(of: .double) {
            found[name] = .double
          }
        }
      }
    }
  }

  /// The types that a literal of numbers may have, the usual one first.
  ///
  /// In `reduce(into: 0) { $0 += $1.price }` only the closure tells; in generic code `0` may be a
  /// number of its parameter, elsewhere one of the scene's own.
  private func typesOfNumbers(in literal: ExprSyntax) -> [SceneType] {
    guard let parts = literal.numbersOfTuple else {
      let wholes = [
        "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      ]
      let others: [SceneType] =
        [.double, .cgFloat, .float, .decimal] + wholes.map { .named($0) }
      return [literal.hasFraction ? .double : .int] + others + numbersInScope + ownNumbers
    }
    // Each part may be a fraction, whether or not the others are.
    return (0..<(1 << parts.count)).map { fractions in
      .tuple(
        parts.enumerated().map { index, part in
          let isFraction = part.expression.hasFraction || fractions >> index & 1 == 1
          return .init(label: part.label?.text, type: isFraction ? .double : .int)
        }
      )
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

extension Signature {
  /// Whether a generic parameter, or a member of one, has to be a number with a fraction.
  fileprivate func isFraction(_ name: String) -> Bool {
    (constraints[name] ?? []).contains { constraint in
      guard case .named(let name, _) = constraint else { return false }
      return LibraryProtocols.implies(name, "FloatingPoint")
    }
  }
}

extension ExprSyntax {
  /// The parts of a tuple of two or three numbers.
  fileprivate var numbersOfTuple: [LabeledExprSyntax]? {
    guard let parts = self.as(TupleExprSyntax.self)?.elements.inOrder, 2...3 ~= parts.count,
      parts.allSatisfy(\.expression.isNumberLiteral)
    else { return nil }
    return Array(parts)
  }
}
