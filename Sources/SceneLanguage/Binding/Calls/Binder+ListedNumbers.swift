internal import SwiftSyntax

extension Binder {
  /// Binds a call of a member of what begins with a list of whole numbers: where a closure takes no
  /// `Int`, they are of the type that it takes, as in `[30, 60].map { Box(width: $0) }`.
  ///
  /// A call that is wrong either way is told as if they were of `Int`. Tries in tries go two deep:
  /// what nested closures cost grows with the square of their number, not with its power.
  func bind(
    callOf name: String,
    onListIn syntax: ExprSyntax,
    _ base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let bindCall = { [self] (base: any BoundExpression) in
      bind(
        callOf: name,
        on: base,
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    let before = diagnostics.count
    let plain = bindCall(base)
    guard diagnostics.hasErrors(after: before), literalTries < 2,
      arguments.contains(where: \.isClosure), syntax.beginsWithWholeNumbers
    else { return plain }
    literalTries += 1
    defer { literalTries -= 1 }
    // The same mistake is told once only, so that a try which makes it again would seem to succeed.
    let told = Array(diagnostics.entries[before...])
    diagnostics.removeAll(after: before)
    let number = told.lazy.compactMap(\.mistake.wantedNumber).first
    // Of several numbers that a value is made of the closure may take only one.
    let places = syntax.placesOfNumbers.map(Optional.some) + [nil]
    for only in places {
      let bindBase = { [self] in
        listedNumber = (number ?? .double, only.map { Set($0.map { span($0) }) })
        defer { listedNumber = nil }
        return bind(base: syntax, of: name, expecting: .unknown)
      }
      guard attempt({ bindCall(bindBase()) }).succeeded else { continue }
      return bindCall(bindBase())
    }
    diagnostics.add(told)
    return plain
  }
}

extension SceneMistake {
  /// The type of numbers that is wanted in place of `Int`.
  fileprivate var wantedNumber: SceneType? {
    let names: [String] =
      switch self {
      case .cannotConvertArgument("Int", let wanted): [wanted]
      case .operandMismatch(_, let left, let right): [left, right]
      default: []
      }
    return names.lazy.filter { $0 != "Int" }.map { SceneType.named($0) }
      .first { $0.isInteger || $0.isFloatingPoint }
  }
}

extension ExprSyntax {
  /// Whether it is a list of whole numbers, or made of one without a closure: `[1, 2].reversed()`,
  /// `zip([1, 2], names)`; or made of such numbers: `Pair(1, name)`.
  fileprivate var beginsWithWholeNumbers: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      return !node.elements.isEmpty && node.elements.allSatisfy(\.expression.isOfWholeNumbers)
        || !placesOfNumbers.isEmpty
    case .dictionaryExpr: return !placesOfNumbers.isEmpty
    case .functionCallExpr(let node):
      if callsWithClosure {
        return false
      }
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        return member.base?.beginsWithWholeNumbers == true
      }
      return !wholeArguments.isEmpty
        || node.arguments.contains(where: \.expression.beginsWithWholeNumbers)
    default: return false
    }
  }

  /// The whole numbers that may be of another type together: each that a value is made of, those at
  /// one place of the tuples of a list, or the keys or the values of a dictionary.
  fileprivate var placesOfNumbers: [[ExprSyntax]] {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      let tuples = node.elements.map {
        $0.expression.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
      }
      guard let first = tuples.first, first.count > 1,
        tuples.allSatisfy({ $0.count == first.count })
      else { return [] }
      return first.indices.map { index in tuples.map { $0[index] } }
        .filter { $0.allSatisfy(\.isOfWholeNumbers) }.map { $0.flatMap(\.numbersInLists) }
    case .dictionaryExpr(let node):
      guard case .elements(let pairs) = node.content else { return [] }
      return [pairs.map(\.value), pairs.map(\.key)]
        .filter { $0.allSatisfy(\.isOfWholeNumbers) }.map { $0.flatMap(\.numbersInLists) }
    default: return wholeArguments.map { [$0] }
    }
  }

  /// Whether it is a whole number, or a list of such or of such lists.
  private var isOfWholeNumbers: Bool {
    guard let list = self.as(ArrayExprSyntax.self) else { return isWholeLiteral }
    return list.elements.allSatisfy(\.expression.isOfWholeNumbers)
  }

  /// The numbers in lists in lists, or the number that this is.
  private var numbersInLists: [ExprSyntax] {
    guard let list = self.as(ArrayExprSyntax.self) else { return [self] }
    return list.elements.flatMap(\.expression.numbersInLists)
  }

  /// The whole numbers among what a value is made of: `Pair(1, name)`.
  fileprivate var wholeArguments: [ExprSyntax] {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return [] }
    return call.arguments.map(\.expression).filter(\.isWholeLiteral)
  }
}
