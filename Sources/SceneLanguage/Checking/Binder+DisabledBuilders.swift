internal import SwiftSyntax

extension Binder {
  /// Warns where a body returns, so that the result builder that its declaration names does nothing.
  func warnOfDisabledBuilder(_ items: [CodeBlockItemSyntax]) {
    guard let item = items.first, let attributes = item.attributesAround,
      let attribute = attributes.inOrder.first(where: { builderKind(of: $0) != nil }),
      let name = name(of: attribute),
      let place = items.lazy.compactMap({ Syntax($0).firstReturn }).first
    else { return }
    report(.declaration(.builderDisabled(name)), at: span(place), severity: .warning)
  }
}

extension CodeBlockItemSyntax {
  /// The attributes of the function or property that this is part of the body of.
  fileprivate var attributesAround: AttributeListSyntax? {
    var node = parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) { return nil }
      if let function = current.as(FunctionDeclSyntax.self) { return function.attributes }
      if let accessor = current.as(AccessorDeclSyntax.self), !accessor.attributes.isEmpty {
        return accessor.attributes
      }
      if let variable = current.as(VariableDeclSyntax.self) { return variable.attributes }
      node = current.parent
    }
    return nil
  }
}

extension Syntax {
  /// The first `return` of a statement, without those of functions and closures in it.
  var firstReturn: ReturnStmtSyntax? {
    switch kind {
    case .returnStmt: self.as(ReturnStmtSyntax.self)
    case .codeBlockItem, .codeBlockItemList, .codeBlock, .expressionStmt, .ifExpr, .switchExpr,
      .switchCaseList, .switchCase, .guardStmt, .doStmt, .forStmt:
      children(viewMode: .sourceAccurate).lazy.compactMap(\.firstReturn).first
    default: nil
    }
  }
}
