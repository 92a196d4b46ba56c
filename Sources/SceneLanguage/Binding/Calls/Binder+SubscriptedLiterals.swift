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
      return letters(syntax, at: key, expected.unwrapped, insteadOf: alone.result.type)
        ?? alone.result
    }
    if isOpen { return bind(base: syntax, expecting: expected) }
    var wanted = SceneType.array(expected)
    if let key { wanted = .dictionary(key, expected.unwrapped) }
    let trial = attempt { bind(syntax, as: wanted) { .cannotConvertValue($0, to: $1) } }
    return trial.succeeded ? trial.result : bind(base: syntax)
  }

  /// What is written out with texts where the key in the brackets, or the place of the element, is of
  /// another type that such literals make.
  private func letters(
    _ syntax: ExprSyntax,
    at key: SceneType?,
    _ wantedElement: SceneType,
    insteadOf own: SceneType
  ) -> (any BoundExpression)? {
    let meant = { (own: SceneType, wanted: SceneType) in
      own == .string && (wanted == .character || wanted == .substring) ? wanted : own
    }
    let wanted: SceneType
    switch own {
    case .array(let element): wanted = .array(meant(element, wantedElement))
    case .dictionary(let name, let value):
      wanted = .dictionary(meant(name, key ?? name), meant(value, wantedElement))
    default: return nil
    }
    if wanted == own { return nil }
    let trial = attempt { bind(syntax, as: wanted) { .cannotConvertValue($0, to: $1) } }
    return trial.succeeded ? trial.result : nil
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
