internal import SwiftSyntax

extension Binder {
  /// Binds what stands before the brackets: an array or a dictionary that is written out there
  /// holds what the place of the element expects, and has keys such as the one in the brackets.
  func bind(
    subscripted syntax: ExprSyntax,
    at arguments: [CallArgument],
    expecting expected: SceneType
  ) -> any BoundExpression {
    let isDictionary = syntax.is(DictionaryExprSyntax.self)
    guard isDictionary || syntax.is(ArrayExprSyntax.self) else {
      return bind(base: syntax, expecting: expected)
    }
    let key = isDictionary ? arguments.first.map { typeAlone(of: $0.expression) } : nil
    let isOpen = expected.isOpen || expected.isFreeParameter
    let alone = attempt { bind(base: syntax) }
    if alone.succeeded {
      if let list = numbers(syntax, as: expected.unwrapped, insteadOf: alone.result.type) {
        return list
      }
      guard let key, case .dictionary(let own, let value) = alone.result.type, key != own,
        own == .string, key == .character || key == .substring
      else { return alone.result }
      let trial = attempt {
        bind(syntax, as: .dictionary(key, value)) { .cannotConvertValue($0, to: $1) }
      }
      return trial.succeeded ? trial.result : alone.result
    }
    if isOpen { return bind(base: syntax, expecting: expected) }
    var wanted = SceneType.array(expected)
    if let key { wanted = .dictionary(key, expected.unwrapped) }
    let trial = attempt { bind(syntax, as: wanted) { .cannotConvertValue($0, to: $1) } }
    return trial.succeeded ? trial.result : bind(base: syntax)
  }

  /// What is written out as numbers where the place of the element expects some of another kind.
  private func numbers(
    _ syntax: ExprSyntax,
    as number: SceneType,
    insteadOf own: SceneType
  ) -> (any BoundExpression)? {
    guard number.isNumber else { return nil }
    let wanted: SceneType
    switch own {
    case .array(let element) where element.isNumber && element != number: wanted = .array(number)
    case .dictionary(let key, let value) where value.isNumber && value != number:
      wanted = .dictionary(key, number)
    default: return nil
    }
    let trial = attempt { bind(syntax, as: wanted) { .cannotConvertValue($0, to: $1) } }
    return trial.succeeded ? trial.result : nil
  }

  /// The type that an expression has where nothing is expected of it.
  private func typeAlone(of syntax: ExprSyntax) -> SceneType {
    attempt { bind(syntax) }.result.type
  }
}

extension SceneType {
  fileprivate var isNumber: Bool { isInteger || isFloatingPoint }
}
