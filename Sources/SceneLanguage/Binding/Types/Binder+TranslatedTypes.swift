internal import SwiftSyntax

extension Binder {
  /// A value whose literals are keys in some places.
  func translated(_ value: any BoundExpression, at places: TranslatedPlaces?) -> any BoundExpression
  {
    guard let places else { return value }
    if let branches = inBranches(of: value, { translated($0, at: places) }) { return branches }
    switch (places, value) {
    case (.whole, _):
      return TranslatedLiteral(value) ?? value
    case (.elements(let inner), let array as ArrayLiteral):
      return ArrayLiteral(
        elements: array.elements.map { translated($0, at: inner) },
        span: array.span,
        type: array.type
      )
    case (.values(let inner), let dictionary as DictionaryLiteral):
      return DictionaryLiteral(
        pairs: dictionary.pairs.map { ($0.key, translated($0.value, at: inner)) },
        span: dictionary.span,
        type: dictionary.type
      )
    case (.parts(let parts), let tuple as TupleExpression)
    where parts.count == tuple.elements.count:
      return TupleExpression(
        elements: zip(tuple.elements, parts).map { translated($0, at: $1) },
        span: tuple.span,
        type: tuple.type
      )
    default:
      return value
    }
  }

  /// A value that is bound where literals are keys in some places.
  func withKeys(
    at places: TranslatedPlaces?,
    _ bind: () -> any BoundExpression
  ) -> any BoundExpression {
    let kind = textKind
    if places != nil { textKind = .key }
    defer { textKind = kind }
    return translated(bind(), at: places)
  }

  /// A value that is one of several with each of these changed; `nil` for any other.
  private func inBranches(
    of value: any BoundExpression,
    _ change: (any BoundExpression) -> any BoundExpression
  ) -> (any BoundExpression)? {
    switch value {
    case let choice as TernaryExpression:
      TernaryExpression(
        condition: choice.condition,
        first: change(choice.first),
        second: change(choice.second),
        span: choice.span,
        type: choice.type
      )
    case let choice as CoalescingExpression:
      CoalescingExpression(
        optional: choice.optional,
        fallback: change(choice.fallback),
        span: choice.span,
        type: choice.type
      )
    case let wrapped as WrapExpression:
      WrapExpression(value: change(wrapped.value), count: wrapped.count, type: wrapped.type)
    case let choice as StatementExpression:
      StatementExpression(
        statement: choice.statement.givingResults(change),
        span: choice.span,
        type: choice.type
      )
    default: nil
    }
  }
}

extension ExprSyntax {
  /// Whether this is `.init(…)`, which makes a value of the type that its place wants.
  var isImplicitMaking: Bool {
    guard
      let member = self.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)
    else { return false }
    return member.base == nil && member.declName.baseName.text == "init"
  }
}

extension BoundStatement {
  /// The statement with each result that it leaves with changed.
  fileprivate func givingResults(
    _ change: (any BoundExpression) -> any BoundExpression
  ) -> any BoundStatement {
    func changed(_ statements: [any BoundStatement]) -> [any BoundStatement] {
      statements.map { $0.givingResults(change) }
    }
    switch self {
    case let statement as ReturnStatement:
      return ReturnStatement(value: statement.value.map(change))
    case let statement as BlockStatement:
      return BlockStatement(
        statements: changed(statement.statements),
        slots: statement.slots
      )
    case let statement as IfStatement:
      return IfStatement(
        conditions: statement.conditions,
        body: changed(statement.body),
        alternative: changed(statement.alternative)
      )
    case let statement as SwitchStatement:
      return SwitchStatement(
        subject: statement.subject,
        cases: statement.cases.map {
          SwitchStatement.Case(labels: $0.labels, body: changed($0.body))
        },
        number: statement.number,
        span: statement.span
      )
    default:
      return self
    }
  }
}
