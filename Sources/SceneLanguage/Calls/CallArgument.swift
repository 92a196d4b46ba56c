internal import SwiftSyntax

/// One argument as it stands in a call.
struct CallArgument {
  /// The label, if there is one; a trailing closure after the first has one too.
  let label: String?
  let labelSpan: SourceSpan?
  let expression: ExprSyntax
  let span: SourceSpan
  /// Whether it stands after the parentheses.
  let isTrailing: Bool
  /// The expression without what its place expects, when it needs no such thing.
  var bound: (any BoundExpression)?

  /// Whether it stands for a value that is bound already.
  var isPlaceholder: Bool { bound != nil && expression.parent == nil }

  /// Whether it is the trailing closure without a label.
  var isFirstTrailing: Bool { isTrailing && label == nil }
  var isClosure: Bool { expression.is(ClosureExprSyntax.self) }

  /// Whether it is a closure of nothing but braces.
  var isEmptyClosure: Bool {
    guard let closure = expression.as(ClosureExprSyntax.self) else { return false }
    return closure.statements.isEmpty && closure.signature?.returnClause == nil
  }

  /// How many parameters a closure names.
  var namedCount: Int {
    switch expression.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names)?: names.count
    case .parameterClause(let clause)?: clause.parameters.count
    case nil: 0
    }
  }
}

extension CallArgument {
  /// The same argument with another label.
  func relabelled(_ label: String?) -> CallArgument {
    CallArgument(
      label: label,
      labelSpan: labelSpan,
      expression: expression,
      span: span,
      isTrailing: isTrailing,
      bound: bound
    )
  }

  /// An argument that no one wrote: a value that is bound already.
  init(_ label: String?, _ value: any BoundExpression, at place: SourceSpan) {
    self.init(
      label: label,
      labelSpan: nil,
      expression: .placeholder,
      span: place,
      isTrailing: false,
      bound: value
    )
  }
}

extension CallArgument {
  /// Whether the closure takes as many arguments as a type passes.
  func mayBe(_ type: SceneType) -> Bool {
    guard let function = type.functionType else { return false }
    return expression.as(ClosureExprSyntax.self)?.canTake(function) ?? true
  }
}

extension ClosureExprSyntax {
  /// Whether a closure literal can take as many arguments as a function type passes.
  func canTake(_ function: FunctionType) -> Bool {
    let passed = function.parameters.count
    switch signature?.parameterClause {
    case .simpleInput(let names)?: return names.count == passed || function.takesApart(names.count)
    case .parameterClause(let clause)?:
      return clause.parameters.count == passed || function.takesApart(clause.parameters.count)
    case nil:
      // One that names no parameter uses them by position, or none where none is passed.
      guard let last = Syntax(statements).greatestShorthand else { return passed == 0 }
      return last < passed || function.takesApart(last + 1)
    }
  }
}
