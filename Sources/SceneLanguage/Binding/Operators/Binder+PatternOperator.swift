internal import SwiftSyntax

extension Binder {
  /// Binds both sides of `pattern ~= value`; literals of the pattern take the type of the value.
  func bindOperands(
    matching pattern: ExprSyntax,
    _ value: ExprSyntax
  ) -> (left: any BoundExpression, right: any BoundExpression) {
    let isMade = pattern.takesTypeOfPlace && (!value.takesTypeOfPlace || value.hasFraction)
    let known = isMade ? bind(value) : nil
    // What a dot names is a member of the type of the value.
    if let known, pattern.startsWithDot || pattern.is(NilLiteralExprSyntax.self) {
      return (made(bind(pattern, expecting: known.type), for: known.type), known)
    }
    let matching = bind(pattern)
    guard case .named(let kind, let arguments) = matching.type, kind.contains("Range") else {
      guard let known else { return (matching, bind(value, expecting: matching.type)) }
      return (made(bind(pattern, expecting: known.type), for: known.type), known)
    }
    let bound = arguments.first ?? .unknown
    guard let known else { return (matching, made(bind(value, expecting: bound), for: bound)) }
    // The range is one of the values that it is asked about: `0...1 ~= fraction`.
    let isOther = isLiteral(of: bound, alsoOf: known.type)
    return (
      isOther ? bind(pattern, expecting: .named(kind, [known.type])) : matching,
      made(known, for: bound)
    )
  }

  /// Whether what a literal of a type says can be of another type too.
  private func isLiteral(of type: SceneType, alsoOf other: SceneType) -> Bool {
    switch type {
    case .int: other.isFloatingPoint || other.isInteger && other != .int
    case .string: [.character, .substring, UnicodeScalarValue.sceneType].contains(other)
    default: false
    }
  }
}
