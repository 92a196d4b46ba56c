internal import SwiftSyntax

extension Binder {
  /// Binds arguments of a call that means nothing, so that mistakes in them are told too.
  func bindForDiagnostics(_ arguments: [CallArgument]) {
    for argument in arguments where argument.bound == nil {
      let before = diagnostics.count
      if argument.isClosure {
        let type = FunctionType([], .unknown, builder: .view)
        _ = bind(argument.expression, expecting: .function(type))
        diagnostics.removeContextual(after: before)
      } else if !argument.expression.isContextual {
        _ = bind(argument.expression)
      }
    }
  }

  /// Binds arguments of a call whose name means nothing: nothing says what dots stand for.
  func tellMeaningless(_ arguments: [CallArgument]) {
    for argument in arguments where argument.bound == nil {
      if let name = argument.expression.firstImplicitName {
        report(.implicitMemberWithoutType(name.text), at: span(name))
      } else if argument.expression.is(NilLiteralExprSyntax.self) {
        report(.nilWithoutType, at: argument.span)
      } else if let path = argument.expression.as(KeyPathExprSyntax.self), path.root == nil {
        report(.keyPathWithoutRoot, at: argument.span)
      }
    }
    bindForDiagnostics(arguments)
  }

  /// Binds arguments behind what is wrong itself: where nothing is known of that, they mean nothing.
  func bindForDiagnostics(
    _ arguments: [CallArgument],
    behind base: any BoundExpression,
    at place: SourceSpan
  ) -> ErroneousExpression {
    let isUnknown = (base as? ErroneousExpression)?.isUnknown == true
    if isUnknown { tellMeaningless(arguments) } else { bindForDiagnostics(arguments) }
    return ErroneousExpression(span: place, isUnknown: isUnknown)
  }
}

extension ExprSyntax {
  /// The name after the dot that a chain begins with.
  var firstImplicitName: TokenSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      node.base.map { $0.firstImplicitName } ?? node.declName.baseName
    case .functionCallExpr(let node): node.calledExpression.firstImplicitName
    default: nil
    }
  }
}
