internal import SwiftSyntax

/// Views of which nothing is known but that they are views: `let content: any View`.
extension Binder {
  /// Whether this is a view whose type is hidden behind `any`, or what a modifier makes of one.
  ///
  /// No builder takes such a view, since `any View` does not itself conform to `View`.
  func isAnyView(_ value: any BoundExpression) -> Bool {
    guard value.type == .view, !isInPrelude else { return false }
    var inner = value
    while let call = inner as? EntryCallExpression, call.entry.kind == .method,
      let receiver = call.receiver
    {
      inner = receiver
    }
    return inner.type == .view && isExistential(inner) && !givesAnyView
  }

  /// Where the compiler tells of an expression in a view builder that is no view: the only one of a
  /// block stands for what the block belongs to.
  func place(ofView syntax: ExprSyntax) -> SourceSpan {
    guard let item = syntax.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else { return span(syntax) }
    switch list.parent?.as(SyntaxEnum.self) {
    case .codeBlock(let block): return span(block.leftBrace)
    case .accessorBlock(let block): return span(block.leftBrace)
    case .closureExpr(let closure) where closure.signature == nil:
      // Several functions have the name `Group`, so that it tells nothing.
      guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text != "Group"
      else { break }
      return nameSpan(of: ExprSyntax(call))
    default: break
    }
    return span(syntax)
  }

  /// The place of the name of what is called.
  func nameSpan(of syntax: ExprSyntax) -> SourceSpan {
    guard let called = syntax.as(FunctionCallExprSyntax.self)?.calledExpression else {
      return span(syntax)
    }
    return called.as(MemberAccessExprSyntax.self).map { span($0.declName) } ?? span(called)
  }
}
