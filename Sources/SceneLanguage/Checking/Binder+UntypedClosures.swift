internal import SwiftSyntax

/// Closures whose parameters nothing gives a type.
extension Binder {
  /// Tells the parameters of a closure that is the initial value of what names no type, where its
  /// body does not tell their types either.
  ///
  /// What is passed on, or stands beside an operator, may get its type from there.
  func tellUntypedParameters(of value: ExprSyntax) {
    guard let closure = value.as(ClosureExprSyntax.self) else { return }
    guard let clause = closure.signature?.parameterClause else {
      if let token = closure.onlyRead, token.text == "$0" {
        report(.closureParameterWithoutType("$0"), at: span(closure))
      }
      return
    }
    let names: [TokenSyntax] =
      switch clause {
      case .simpleInput(let list): list.map(\.name)
      case .parameterClause(let clause):
        clause.parameters.filter { $0.type == nil }.map { $0.secondName ?? $0.firstName }
      }
    guard
      closure.saysNothing
        || closure.onlyRead.map({ read in names.contains { $0.text == read.text } }) == true
    else { return }
    for name in names where name.text != "_" {
      report(.closureParameterWithoutType(name.identifierText), at: span(name))
    }
  }
}

extension ClosureExprSyntax {
  /// Whether its body has no statement, or is a literal.
  fileprivate var saysNothing: Bool {
    statements.isEmpty || statements.count == 1 && onlyExpression?.isLiteral == true
  }

  /// The name that its one expression reads, by itself or for a member.
  fileprivate var onlyRead: TokenSyntax? {
    guard statements.count == 1 else { return nil }
    var current = onlyExpression
    while let expression = current {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName }
      current = expression.as(MemberAccessExprSyntax.self)?.base
    }
    return nil
  }

  private var onlyExpression: ExprSyntax? {
    switch statements.first?.item {
    case .expr(let expression)?: expression
    case .stmt(let statement)?: statement.as(ReturnStmtSyntax.self)?.expression
    default: nil
    }
  }
}
