internal import ConstraintLayout
internal import SwiftSyntax

extension Binder {
  func bind(_ conditions: ConditionElementListSyntax) -> [BoundCondition] {
    conditions.map { bind(condition: $0.condition) }
  }

  /// Binds what a pattern is limited by.
  func bind(limit clause: WhereClauseSyntax) -> any BoundExpression {
    guard case .expression(let condition) = bind(condition: .expression(clause.condition)) else {
      return ErroneousExpression(span: span(clause.condition))
    }
    return condition
  }

  func bind(guard node: GuardStmtSyntax) -> any BoundStatement {
    // What the conditions declare is not there where they fail: names mean what they did before.
    // Without braces what follows the statement is taken for what it does: there names are known.
    if node.body.leftBrace.presence == .missing {
      let conditions = bind(node.conditions)
      return GuardStatement(conditions: conditions, body: bind(block: node.body.statements))
    }
    let body = bind(block: node.body.statements)
    let watched = function?.watched.count ?? 0
    let conditions = bind(node.conditions)
    // What a guard at the top level declares is there for other files too.
    if function?.isAtTopLevel == true { function?.watched.removeSubrange(watched...) }
    return GuardStatement(conditions: conditions, body: body)
  }

  private func bind(condition: ConditionElementSyntax.Condition) -> BoundCondition {
    switch condition {
    case .expression(let expression):
      if let sequence = expression.as(SequenceExprSyntax.self),
        let sign = sequence.elements.first(where: { $0.is(AssignmentExprSyntax.self) })
      {
        let place = span(sign)
        let fixIt = SceneFixIt(
          message: "replace '=' with '=='",
          range: place.start..<place.end,
          replacement: "=="
        )
        report(.assignmentAsCondition, at: place, fixIts: [fixIt])
        if let first = sequence.elements.first, sequence.elements.dropFirst().first == sign {
          let target = bind(first)
          if !target.isErroneous { _ = checkMutable(target, isMeant: false) }
        }
        return .always
      }
      return .expression(
        bind(expression, as: .bool) { type, _ in .conditionNotBool(type) }
      )
    case .availability(let node):
      let version = systemVersion(in: node.availabilityArguments)
      return node.availabilityKeyword.tokenKind == .poundUnavailable
        ? .unavailable(version) : .available(version)
    case .matchingPattern(let node):
      let value = bind(node.initializer.value)
      return .pattern(
        bind(pattern: node.pattern, of: value.type, isMutable: false, declares: false),
        value
      )
    case .optionalBinding(let node):
      return bind(optionalBinding: node)
    }
  }

  /// The version of iOS among what a condition asks for, where the file shows anything of iOS.
  private func systemVersion(in list: AvailabilityArgumentListSyntax) -> SystemVersion? {
    guard !importedModules.isDisjoint(with: ["SwiftUI", "UIKit"]) else { return nil }
    for case .availabilityVersionRestriction(let restriction) in list.map(\.argument)
    where restriction.platform.text == "iOS" {
      guard let version = restriction.version, let major = Int(version.major.text) else { continue }
      let minor = version.components.first.flatMap { Int($0.number.text) }
      return SystemVersion(major, minor ?? 0)
    }
    return nil
  }

  private func bind(optionalBinding node: OptionalBindingConditionSyntax) -> BoundCondition {
    let value: any BoundExpression
    if let initializer = node.initializer {
      value = bind(initializer.value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      value =
        bindName(name.identifier.identifierText, at: span(name), expecting: .unknown)
        ?? erroneous(nameNotFound(name.identifier.identifierText, at: span(name)), at: span(name))
    } else {
      if node.pattern.is(ExpressionPatternSyntax.self) {
        report(.unwrapNeedsName, at: span(node.pattern))
        report(.bindingInExpression, at: span(node.pattern))
      }
      return .always
    }
    if !value.isErroneous, !value.type.isOptional, !value.type.isOpen {
      report(.bindingNeedsOptional("\(value.type)"), at: span(node.bindingSpecifier))
    }
    let type = node.typeAnnotation.map { resolve($0.type) } ?? value.type.unwrapped
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    let pattern = bind(pattern: node.pattern, of: type, isMutable: isMutable, declares: true)
    (pattern as? VariablePattern)?.variable.introduction = .unwrapped
    return .binding(pattern, value)
  }

  func bind(ifStatement node: IfExprSyntax) -> any BoundStatement {
    // What the conditions declare is not there in the other branch.
    function?.pushBlock()
    let conditions = bind(node.conditions)
    let body = endingBlock(bind(block: node.body.statements))
    function?.popBlock()
    var alternative: [any BoundStatement] = []
    switch node.elseBody {
    case .ifExpr(let inner): alternative = [bind(ifStatement: inner)]
    case .codeBlock(let block): alternative = bind(block: block.statements)
    case nil: break
    }
    return IfStatement(conditions: conditions, body: body, alternative: alternative)
  }

  func bind(
    ifExpression node: IfExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    var values: [any BoundExpression] = []
    let statement = bind(ifValue: node, expecting: expected, &values)
    // What is no view makes the whole none.
    let odd =
      expected == .view ? values.first { !isConvertible($0.type, to: .view) }?.type : nil
    return StatementExpression(
      statement: statement,
      span: span(node),
      type: expected.isOpen ? values.reduce(.unknown) { joined($0, $1.type) } : odd ?? expected
    )
  }

  private func bind(
    ifValue node: IfExprSyntax,
    expecting expected: SceneType,
    _ values: inout [any BoundExpression]
  ) -> any BoundStatement {
    function?.pushBlock()
    let conditions = bind(node.conditions)
    let body = endingBlock(bind(valueOf: node.body.statements, expecting: expected, &values))
    function?.popBlock()
    var alternative: [any BoundStatement] = []
    switch node.elseBody {
    case .ifExpr(let inner): alternative = [bind(ifValue: inner, expecting: expected, &values)]
    case .codeBlock(let block):
      alternative = bind(valueOf: block.statements, expecting: expected, &values)
    case nil: report(.valueNeedsElse, at: span(node))
    }
    return IfStatement(conditions: conditions, body: body, alternative: alternative)
  }

  /// Binds a branch of an `if` or `switch` that is a value.
  func bind(
    valueOf items: CodeBlockItemListSyntax,
    expecting expected: SceneType,
    _ values: inout [any BoundExpression]
  ) -> [any BoundStatement] {
    guard items.count == 1, let only = items.first else { return bind(block: items) }
    let syntax: ExprSyntax
    switch only.item {
    case .expr(let expression): syntax = expression
    case .stmt(let statement):
      guard let inner = statement.as(ExpressionStmtSyntax.self)?.expression else {
        return bind(block: items)
      }
      syntax = inner
    case .decl: return bind(block: items)
    }
    let first = values.first
    let value = bind(syntax, expecting: expected.isOpen ? first?.type ?? .unknown : expected)
    if expected.isOpen || expected == .view {
      values.append(value)
      if let first, !givesAnyView, isUnlike(first.type, value.type) {
        report(.branchesDiffer("\(first.type)", "\(value.type)"), at: first.span)
        return [ErroneousStatement()]
      }
      if let first, let (one, other) = namesOfUnlikeViews(first, value) {
        report(.branchesDiffer(one, other), at: anchor(of: first.span))
        return [ErroneousStatement()]
      }
      return [value.isErroneous ? ErroneousStatement() : ReturnStatement(value: value)]
    }
    // Of several branches that do not fit the first is told.
    if values.contains(where: \.isErroneous) { return [ErroneousStatement()] }
    let result = convert(value, to: expected) { .cannotConvertValue($0, to: $1) }
    values.append(result)
    return [result.isErroneous ? ErroneousStatement() : ReturnStatement(value: result)]
  }
}
