internal import SwiftSyntax

extension Binder {
  /// Binds an array of implicit members before a dot: in `[.a, .b].contains(x)` the argument tells
  /// what they are members of, in `[.b, .a].sorted()` what the place expects.
  ///
  /// So do both for numbers that are not to be whole: `[1, 2].map(half)`, `[1, 2].contains(0.5)`.
  func bind(
    implicitElements syntax: ExprSyntax,
    with arguments: [CallArgument],
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard let array = syntax.as(ArrayExprSyntax.self), !array.elements.isEmpty,
      array.elements.allSatisfy({ $0.expression.startsWithDot || $0.expression.isNumberLiteral })
    else { return nil }
    let isOfNumbers = array.elements.contains(where: \.expression.isNumberLiteral)
    var elements: [SceneType] = []
    if let element = elementType(of: expected.unwrapped) { elements.append(element) }
    if isOfNumbers, arguments.contains(where: \.expression.hasFraction) { elements.append(.double) }
    for argument in arguments where !argument.expression.isContextual {
      let type = attempt { argument.bound ?? bind(argument.expression) }.result.type.unwrapped
      // A function is called with each of them.
      elements.append(type.functionType?.parameters.first ?? type)
    }
    elements.append(expected.unwrapped)
    if !isOfNumbers, let type = elementType(wantedBy: arguments, making: elements[0]) {
      elements.append(type)
    }
    if isOfNumbers {
      elements = elements.filter { $0.isFloatingPoint || isMadeOfLiterals($0) }
    }
    for element in elements where !element.isOpen && !element.isFreeParameter {
      let trial = attempt {
        bind(syntax, as: .array(element)) { .cannotConvertValue($0, to: $1) }
      }
      if trial.succeeded { return trial.result }
    }
    return nil
  }

  /// What a closure takes its argument for: `Color` in `[.red].map { Dot(color: $0) }`.
  private func elementType(
    wantedBy arguments: [CallArgument],
    making result: SceneType
  ) -> SceneType? {
    guard let closure = arguments.first(where: \.isClosure)?.expression else { return nil }
    let trial = attempt {
      bind(closure, expecting: .function(FunctionType([.unknown], result)))
    }
    return (trial.result as? ClosureExpression)?.code.parameters.first?.wantedType
  }
}
